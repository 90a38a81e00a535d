import { isPasswordValid } from '@lokke/domain/accounts';
import * as v from 'valibot';
import { type RefusalCode, sentenceOf } from '../errors/index.ts';

/** A password is taken as it is: blanks belong to it. */
export function secret(missing: RefusalCode) {
  return v.pipe(v.string(sentenceOf(missing)), v.nonEmpty(sentenceOf(missing)));
}

export function newPassword(missing: RefusalCode, invalid: RefusalCode) {
  return v.pipe(secret(missing), v.check(isPasswordValid, sentenceOf(invalid)));
}

/** The authority over an account; without it, that of the session's cookie counts. */
export const givenToken = v.nullish(v.string());

/** Who is here, after a call that let somebody in. */
export const visitorSchema = v.object({
  isLoggedIn: v.boolean(),
  email: v.nullable(v.string()),
});

export const successSchema = v.object({ success: v.literal(true) });
