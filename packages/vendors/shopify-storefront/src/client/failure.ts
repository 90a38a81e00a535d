import type { GraphqlFailure } from '@lokke/http-client';

/** An error that a mutation reports; `field` says where, and is the only way to tell an expired cart from a bad line. */
export interface UserError {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

export type RequestFailure = GraphqlFailure;

export type OperationFailure =
  | RequestFailure
  | { readonly kind: 'userErrors'; readonly userErrors: readonly UserError[] };
