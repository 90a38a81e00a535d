import {
  fail,
  type MutationErrors,
  mutationPayload,
  type OperationFailure,
  type Result,
  succeed,
} from '@lokke/http-client';
import type { AccessTokenPartsFragment } from '../generated/operations.ts';

export type AccessToken = AccessTokenPartsFragment;
export type AccessTokenResult = Result<AccessToken, OperationFailure>;

interface AccessTokenPayload extends MutationErrors {
  readonly customerAccessToken: AccessToken | null;
}

/** Reads the access token from the payload of a mutation that signs a customer in. */
export function accessTokenFrom(payload: AccessTokenPayload | null | undefined): AccessTokenResult {
  const checked = mutationPayload(payload);
  if (!checked.ok) return checked;
  const { customerAccessToken } = checked.value;
  return customerAccessToken === null
    ? fail({ kind: 'unreadable', message: 'The mutation returned no access token' })
    : succeed(customerAccessToken);
}

/** Somebody who followed a link in an email is signed in by it. */
export interface SignedInCustomer {
  readonly email: string | null;
  readonly token: AccessToken;
}

export type SignedInCustomerResult = Result<SignedInCustomer, OperationFailure>;

interface SignedInPayload extends AccessTokenPayload {
  readonly customer: { readonly email: string | null } | null;
}

export function signedInCustomerFrom(
  payload: SignedInPayload | null | undefined,
): SignedInCustomerResult {
  const token = accessTokenFrom(payload);
  if (!token.ok) return token;
  const customer = payload?.customer ?? null;
  return customer === null
    ? fail({ kind: 'unreadable', message: 'The mutation returned no customer' })
    : succeed({ email: customer.email, token: token.value });
}
