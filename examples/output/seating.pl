seated([bea, dan, ann, cem]).
seated([cem, ann, dan, bea]).
seated([cem, bea, dan, ann]).
seated([dan, ann, cem, bea]).
seated([dan, bea, cem, ann]).
