import type { GraphqlFailure } from './parse-graphql.ts';
import { fail, type Result, succeed } from './result.ts';

/** An error that a mutation reports; `field` says where, and is the only way to tell an expired cart from a bad line. */
export interface UserError {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

export type OperationFailure =
  | GraphqlFailure
  | { readonly kind: 'userErrors'; readonly userErrors: readonly UserError[] };

interface ReportedError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

export interface MutationErrors {
  readonly customerUserErrors?: readonly ReportedError[];
  readonly userErrors?: readonly ReportedError[];
}

/** The payload of a mutation; fails where it reports errors, whatever else it holds. */
export function mutationPayload<Payload extends MutationErrors>(
  payload: Payload | null | undefined,
): Result<Payload, OperationFailure> {
  if (payload === null || payload === undefined) {
    return fail({ kind: 'unreadable', message: 'The mutation returned nothing' });
  }
  const userErrors = [...(payload.customerUserErrors ?? []), ...(payload.userErrors ?? [])].map(
    ({ code, field, message }): UserError => ({ code: code ?? null, field: field ?? [], message }),
  );
  return userErrors.length > 0 ? fail({ kind: 'userErrors', userErrors }) : succeed(payload);
}
