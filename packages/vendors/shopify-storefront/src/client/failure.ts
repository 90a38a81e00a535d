export interface GraphqlError {
  readonly message: string;
  readonly code: string | null;
  readonly path: readonly (string | number)[];
}

/** What a mutation itself refused; `field` says where, and is the only way to tell a dead cart from a bad line. */
export interface UserError {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

/** Why a request did not give its data, outermost layer first. */
export type RequestFailure =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number }
  | { readonly kind: 'throttled'; readonly retryAfterInMs: number | null }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'graphql'; readonly errors: readonly GraphqlError[] };

export type OperationFailure =
  | RequestFailure
  | { readonly kind: 'userErrors'; readonly userErrors: readonly UserError[] };
