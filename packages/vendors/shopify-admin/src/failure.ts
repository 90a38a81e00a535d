import type { Result, TransportFailure } from '@lokke/http-client';

export interface UserError {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

/** Why an operation failed, outermost layer first. */
export type AdminFailure =
  | TransportFailure
  | { readonly kind: 'throttled'; readonly retryAfterInMs: number | null }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'unreadable'; readonly message: string }
  | {
      readonly kind: 'graphql';
      readonly errors: readonly { readonly code: string | null; readonly message: string }[];
    }
  | { readonly kind: 'userErrors'; readonly userErrors: readonly UserError[] };

export type AdminResult<Value> = Result<Value, AdminFailure>;
