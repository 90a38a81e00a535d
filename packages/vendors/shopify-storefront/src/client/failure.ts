import type { TransportFailure } from '@lokke/http-client';

export interface GraphqlError {
  readonly message: string;
  readonly code: string | null;
  readonly path: readonly (string | number)[];
}

/** An error that a mutation reports; `field` says where, and is the only way to tell an expired cart from a bad line. */
export interface UserError {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

/** Why a request failed, outermost layer first. */
export type RequestFailure =
  | TransportFailure
  | { readonly kind: 'throttled'; readonly retryAfterInMs: number | null }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'graphql'; readonly errors: readonly GraphqlError[] };

export type OperationFailure =
  | RequestFailure
  | { readonly kind: 'userErrors'; readonly userErrors: readonly UserError[] };
