zebra(japanese).
water(norwegian).
