import { hashPassword } from '../../customers/passwords/password-hash.ts';
import { isEmail, tidyEmail } from '../../customers/rules/email.ts';
import { type AnswerIdentityCall, requiredText } from '../identity-call.ts';
import { IdentityRefusal } from '../identity-refusal.ts';
import { findByEmail, type IdentityAccount, insertAccount } from '../store/accounts.ts';
import { grantTokens, secondsOf } from '../tokens.ts';
import { requireStrength } from './require-strength.ts';

export const signUp: AnswerIdentityCall = async (call) => {
  const { store, ids, now, passwordCost } = call.context;
  const email = tidyEmail(requiredText(call, 'email', 'MISSING_EMAIL'));
  if (!isEmail(email)) throw new IdentityRefusal('INVALID_EMAIL');
  const password = requireStrength(requiredText(call, 'password', 'MISSING_PASSWORD'));
  if (findByEmail(store.read, email) !== null) throw new IdentityRefusal('EMAIL_EXISTS');

  const passwordHash = await hashPassword(password, passwordCost);
  return store.write((sql) => {
    if (findByEmail(sql, email) !== null) throw new IdentityRefusal('EMAIL_EXISTS');
    const account: IdentityAccount = {
      localId: ids.token(),
      email,
      passwordHash,
      isEmailVerified: false,
      isDisabled: false,
      validSinceInSeconds: secondsOf(now()),
      createdAtInMs: now().getTime(),
      lastLoginAtInMs: now().getTime(),
    };
    insertAccount(sql, account);
    const tokens = grantTokens(sql, call.context, account);
    return { kind: 'identitytoolkit#SignupNewUserResponse', ...tokens };
  });
};
