import { fail, type Result, succeed } from '@lokke/http-client';
import type { OperationFailure, UserError } from '../client/failure.ts';

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
export function mutationPayload<Answer extends MutationErrors>(
  payload: Answer | null | undefined,
): Result<Answer, OperationFailure> {
  if (payload === null || payload === undefined) {
    return fail({ kind: 'unreadable', message: 'The mutation returned nothing' });
  }
  const userErrors = [...(payload.customerUserErrors ?? []), ...(payload.userErrors ?? [])].map(
    ({ code, field, message }): UserError => ({ code: code ?? null, field: field ?? [], message }),
  );
  return userErrors.length > 0 ? fail({ kind: 'userErrors', userErrors }) : succeed(payload);
}
