/** Method of a port, as a function of what it works with; its types are the port's. */
export type MethodOf<Source, Method> =
  NonNullable<Method> extends (...given: infer Given) => infer Answer
    ? (source: Source, ...given: Given) => Answer
    : never;
