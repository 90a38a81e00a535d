import { isPasswordValid } from '@lokke/domain/accounts';
import * as v from 'valibot';
import { type ApiErrorCode, messageOf } from '../errors.ts';

/** A password is not trimmed: blanks belong to it. */
export function secret(missing: ApiErrorCode) {
  return v.pipe(v.string(messageOf(missing)), v.nonEmpty(messageOf(missing)));
}

export function newPassword(missing: ApiErrorCode, invalid: ApiErrorCode) {
  return v.pipe(secret(missing), v.check(isPasswordValid, messageOf(invalid)));
}

/** The customer's access token; without it, the session cookie counts. */
export const givenToken = v.nullish(v.string());

/** The visitor after signing in. */
export const visitorSchema = v.object({
  isLoggedIn: v.boolean(),
  email: v.nullable(v.string()),
});

export const successSchema = v.object({ success: v.literal(true) });
