import { isPasswordRight } from '../../customers/passwords/password-hash.ts';
import { tidyEmail } from '../../customers/rules/email.ts';
import { type Attempt, countAttempts, forgetAttempts } from '../../customers/store/attempts.ts';
import { type AnswerIdentityCall, requiredText } from '../identity-call.ts';
import { IdentityRefusal } from '../identity-refusal.ts';
import { findByEmail, noteLogin } from '../store/accounts.ts';
import { grantTokens } from '../tokens.ts';

/** Nobody and a wrong password are one answer and take one time: protection against guessing addresses is on. */
export const signInWithPassword: AnswerIdentityCall = async (call) => {
  const { store, now, passwordCost } = call.context;
  const email = tidyEmail(requiredText(call, 'email', 'INVALID_EMAIL'));
  const password = requiredText(call, 'password', 'MISSING_PASSWORD');
  const attempt: Attempt = { limit: 'loginOfAccount', shop: 'identity', by: email };
  if (!(await store.write((sql) => countAttempts(sql, [attempt], now())))) {
    throw new IdentityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  const known = findByEmail(store.read, email);
  const isRight = await isPasswordRight(password, known?.passwordHash ?? null, passwordCost);
  if (known === null || !isRight) throw new IdentityRefusal('INVALID_LOGIN_CREDENTIALS');
  if (known.isDisabled) throw new IdentityRefusal('USER_DISABLED');
  return store.write((sql) => {
    forgetAttempts(sql, attempt);
    noteLogin(sql, known.localId, now());
    const tokens = grantTokens(sql, call.context, known);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      ...tokens,
      displayName: '',
      registered: true,
    };
  });
};
