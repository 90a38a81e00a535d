import type { OperationFailure } from '../client/failure.ts';
import { fail, type Result, succeed } from '../client/result.ts';
import type { AccessTokenPartsFragment } from '../generated/operations.ts';
import { type MutationErrors, mutationPayload } from './mutation-payload.ts';

export type AccessToken = AccessTokenPartsFragment;
export type AccessTokenResult = Result<AccessToken, OperationFailure>;

export interface GrantPayload extends MutationErrors {
  readonly customerAccessToken: AccessToken | null;
}

/** The token of a mutation that lets a customer in. */
export function grantedToken(payload: GrantPayload | null | undefined): AccessTokenResult {
  const answered = mutationPayload(payload);
  if (!answered.ok) return answered;
  const { customerAccessToken } = answered.value;
  return customerAccessToken === null
    ? fail({ kind: 'unreadable', message: 'The mutation answered no access token' })
    : succeed(customerAccessToken);
}
