import type { OperationFailure, UserError } from '../client/failure.ts';
import { fail, type Result, succeed } from '../client/result.ts';

interface ReportedError {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
}

export interface MutationErrors {
  readonly customerUserErrors?: readonly ReportedError[];
  readonly userErrors?: readonly ReportedError[];
}

/** What a mutation answered, unless it reports errors: then those decide, whatever came along. */
export function mutationPayload<Answer extends MutationErrors>(
  payload: Answer | null | undefined,
): Result<Answer, OperationFailure> {
  if (payload === null || payload === undefined) {
    return fail({ kind: 'unreadable', message: 'The mutation answered nothing' });
  }
  const userErrors = [...(payload.customerUserErrors ?? []), ...(payload.userErrors ?? [])].map(
    ({ code, field, message }): UserError => ({ code: code ?? null, field: field ?? [], message }),
  );
  return userErrors.length > 0 ? fail({ kind: 'userErrors', userErrors }) : succeed(payload);
}
