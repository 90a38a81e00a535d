export interface UserError {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

/** Why an operation did not do what was asked, outermost layer first. */
export type AdminFailure =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number }
  | { readonly kind: 'throttled'; readonly retryAfterInMs: number | null }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'unreadable'; readonly message: string }
  | {
      readonly kind: 'graphql';
      readonly errors: readonly { readonly code: string | null; readonly message: string }[];
    }
  | { readonly kind: 'userErrors'; readonly userErrors: readonly UserError[] };

export type AdminResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: AdminFailure };

export function succeed<Value>(value: Value): AdminResult<Value> {
  return { ok: true, value };
}

export function fail(failure: AdminFailure): AdminResult<never> {
  return { ok: false, failure };
}
