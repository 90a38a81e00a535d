/**
 * Holds a value or the reason why there is none: the one result type of vendors, contract and server.
 * It stands here since this package imports nothing of ours. The checks of `domain` keep their own unions: they decide
 * about input and name its fields, and `domain` imports nothing at all.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function succeed<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function fail<Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure };
}
