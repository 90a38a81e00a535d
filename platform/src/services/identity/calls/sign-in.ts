import { isPasswordRight } from '../../../protocol/index.ts';
import { countAttempts, normaliseEmail, resetAttempts } from '../../../shopify/customers/index.ts';
import {
  attemptOf,
  type HandleIdentityCall,
  IdentityError,
  requiredText,
  textIn,
} from '../identity-call.ts';
import { changeAccount, findByEmail, findByLocalId } from '../store/accounts.ts';
import { findSignIn } from '../store/one-time-secrets.ts';
import { freshIdToken, grantTokens, TOKEN_LIFETIME_IN_SECONDS } from '../tokens.ts';

/** An unknown e-mail and a wrong password give the same response after the same time (enumeration protection). */
export const signInWithPassword: HandleIdentityCall = async (call) => {
  const { store, now, passwordCost } = call.context;
  const email = normaliseEmail(requiredText(call, 'email', 'INVALID_EMAIL'));
  const password = requiredText(call, 'password', 'MISSING_PASSWORD');
  const attempt = attemptOf(email);
  if (!(await store.write((sql) => countAttempts(sql, [attempt], now())))) {
    throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  const known = findByEmail(store.read, email);
  const isRight = await isPasswordRight(password, known?.passwordHash ?? null, passwordCost);
  if (known === null || !isRight) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
  return store.write((sql) => {
    // The password may have been changed meanwhile.
    const current = findByLocalId(sql, known.localId);
    if (current?.passwordHash !== known.passwordHash) {
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    if (current.isDisabled) throw new IdentityError('USER_DISABLED');
    resetAttempts(sql, attempt);
    changeAccount(sql, known.localId, { lastLoginAtInMs: now().getTime() });
    const tokens = grantTokens(sql, call.context, known);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      ...tokens,
      displayName: known.displayName ?? '',
      registered: true,
    };
  });
};

/** Exchanges a refresh token for an ID token; not for a disabled account. */
export const renew: HandleIdentityCall = async (call) => {
  if (textIn(call, 'grant_type') !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
  const refreshToken = requiredText(call, 'refresh_token', 'MISSING_REFRESH_TOKEN');
  const { store } = call.context;
  return store.write((sql) => {
    const signIn = findSignIn(sql, refreshToken);
    if (signIn === null) throw new IdentityError('INVALID_REFRESH_TOKEN');
    const account = findByLocalId(sql, signIn.localId);
    if (account === null) throw new IdentityError('USER_NOT_FOUND');
    if (account.isDisabled) throw new IdentityError('USER_DISABLED');
    const idToken = freshIdToken(sql, call.context, account, signIn.signedInAtInSeconds);
    return {
      access_token: idToken,
      expires_in: String(TOKEN_LIFETIME_IN_SECONDS),
      token_type: 'Bearer',
      refresh_token: refreshToken,
      id_token: idToken,
      user_id: account.localId,
      project_id: 'lokke',
    };
  });
};
