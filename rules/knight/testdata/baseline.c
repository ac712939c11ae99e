/* The rules of the benchmarks in C: reading the neighbours of each square of 50x50
   (unit), Warnsdorff's sweep with Roth's tie on 50x50 (sweep), the plain search on bit
   sets (plain). Prints nanoseconds a square or node, the best of several rounds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static const int DX[8] = {1, 2, 2, 1, -1, -2, -2, -1}, DY[8] = {2, 1, -1, -2, -2, -1, 1, 2};
enum { W = 50, N = W * W };
static int first[N + 1], next_[8 * N], rank_[N];
static unsigned char freesq[N], onward[N];
static volatile long sink;

static void graph(void) {
    int k = 0;
    for (int s = 0; s < N; s++) {
        first[s] = k;
        for (int y = s / W - 2; y <= s / W + 2; y++)
            for (int x = s % W - 2; x <= s % W + 2; x++)
                if (x >= 0 && x < W && y >= 0 && y < W && abs((x - s % W) * (y - s / W)) == 2) next_[k++] = y * W + x;
    }
    first[N] = k;
}

static int far_[N];
static int cmp(const void *a, const void *b) {
    int s = *(const int *)a, t = *(const int *)b;
    return far_[t] != far_[s] ? far_[t] - far_[s] : s - t;
}

static void ranks(void) {
    int order[N];
    for (int s = 0; s < N; s++) {
        int dx = 2 * (s % W) + 1 - W, dy = 2 * (s / W) + 1 - W;
        far_[s] = dx * dx + dy * dy;
        order[s] = s;
    }
    qsort(order, N, sizeof order[0], cmp);
    for (int i = 0; i < N; i++) rank_[order[i]] = i;
}

/* One search with backtracking; returns the nodes. */
static long sweep(long budget) {
    static int path[N], from[N], stack[8 * N];
    int depth = 0, top = 0;
    long nodes = 1;
    for (int s = 0; s < N; s++) { freesq[s] = 1; onward[s] = first[s + 1] - first[s]; }
    int c = 0;
    for (;;) {
        path[depth] = c;
        freesq[c] = 0;
        for (int i = first[c]; i < first[c + 1]; i++) onward[next_[i]]--;
        if (depth == N - 1) return nodes;
        from[depth] = top;
        uint64_t keys[8];
        int n = 0;
        for (int i = first[c]; i < first[c + 1]; i++) {
            int t = next_[i];
            if (!freesq[t]) continue;
            uint64_t key = (uint64_t)onward[t] << 32 | rank_[t];
            int j = n++;
            for (; j > 0 && keys[j - 1] < key; j--) { keys[j] = keys[j - 1]; stack[top + j] = stack[top + j - 1]; }
            keys[j] = key;
            stack[top + j] = t;
        }
        top += n;
        while (top == from[depth]) {
            if (depth == 0) return nodes;
            int u = path[depth--];
            freesq[u] = 1;
            for (int i = first[u]; i < first[u + 1]; i++) onward[next_[i]]++;
        }
        if (nodes++ >= budget) return budget;
        c = stack[--top];
        depth++;
    }
}

static const char *ROWS[5] = {"######.", "#####..", "######.", "#######", "#######"};
static uint64_t mask[64];
static int squares;

static void bits(void) {
    int at[5][7];
    for (int y = 0; y < 5; y++)
        for (int x = 0; x < 7; x++) at[y][x] = ROWS[y][x] == '#' ? squares++ : -1;
    for (int y = 0; y < 5; y++)
        for (int x = 0; x < 7; x++)
            for (int k = 0; k < 8 && at[y][x] >= 0; k++) {
                int u = x + DX[k], v = y + DY[k];
                if (u >= 0 && u < 7 && v >= 0 && v < 5 && at[v][u] >= 0) mask[at[y][x]] |= 1ull << at[v][u];
            }
}

/* The plain search from one start; adds to nodes and stops at the budget. */
static void plain(int start, long *nodes, long budget) {
    static uint16_t list[64][8];
    static int left[64], path[64];
    uint64_t free_ = ((1ull << squares) - 1) & ~(1ull << start);
    int depth = 0, c = start;
    if ((*nodes)++ >= budget) return;
    for (;;) {
        path[depth] = c;
        int n = 0;
        if (depth < squares - 1)
            for (uint64_t m = mask[c] & free_; m; m &= m - 1) {
                int t = __builtin_ctzll(m);
                uint16_t key = __builtin_popcountll(mask[t] & free_) << 6 | t;
                int j = n++;
                for (; j > 0 && list[depth][j - 1] < key; j--) list[depth][j] = list[depth][j - 1];
                list[depth][j] = key;
            }
        left[depth] = n;
        while (left[depth] == 0) {
            if (depth == 0) return;
            free_ |= 1ull << path[depth--];
        }
        if (*nodes >= budget) return;
        ++*nodes;
        c = list[depth][--left[depth]] & 63;
        depth++;
        free_ &= ~(1ull << c);
    }
}

int main(void) {
    double unit = 1e18, sw = 1e18, pl = 1e18;
    graph();
    ranks();
    bits();
    for (int round = 0; round < 7; round++) {
        double t = now();
        long sum = 0;
        for (int k = 0; k < 200; k++) {
            for (int s = 0; s < N; s++)
                for (int i = first[s]; i < first[s + 1]; i++) sum += next_[i];
            sink = sum;
        }
        t = (now() - t) / 200 / N;
        if (t < unit) unit = t;
        t = now();
        long nodes = 0;
        for (int k = 0; k < 100; k++) nodes += sweep(4 * N);
        t = (now() - t) / nodes;
        if (t < sw) sw = t;
        t = now();
        nodes = 0;
        for (int s = 0; s < squares; s++) plain(s, &nodes, 1000000);
        t = (now() - t) / nodes;
        if (t < pl) pl = t;
    }
    printf("unit %f\nsweep %f\nplain %f\n", unit, sw, pl);
    return 0;
}
