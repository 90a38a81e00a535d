import type { GraphqlFailure } from '@lokke/http-client';

/** An error that a mutation reports; `field` says where. */
export interface UserError {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

export type OperationFailure =
  | GraphqlFailure
  | { readonly kind: 'userErrors'; readonly userErrors: readonly UserError[] };
