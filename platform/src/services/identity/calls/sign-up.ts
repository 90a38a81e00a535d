import { hashPassword } from '../../../protocol/index.ts';
import { isEmail, normaliseEmail } from '../../../shopify/customers/index.ts';
import {
  type HandleIdentityCall,
  type IdentityCall,
  IdentityError,
  requiredText,
  textIn,
} from '../identity-call.ts';
import {
  changeAccount,
  findByEmail,
  findByLocalId,
  type IdentityAccount,
  insertAccount,
  replacePassword,
} from '../store/accounts.ts';
import { accountOfToken, grantTokens, secondsOf } from '../tokens.ts';
import { requireStrength } from './account.ts';

const KIND = 'identitytoolkit#SignupNewUserResponse';

/** Signs up with address and password, or anonymously with neither; with a token an anonymous account gets both. */
export const signUp: HandleIdentityCall = async (call) => {
  const { store, passwordCost } = call.context;
  const given = ['email', 'password'].filter((name) => call.body[name] !== undefined);
  if (given.length === 0 && call.body['returnSecureToken'] === true) return anonymous(call);
  const email = normaliseEmail(requiredText(call, 'email', 'MISSING_EMAIL'));
  if (!isEmail(email)) throw new IdentityError('INVALID_EMAIL');
  const password = requireStrength(requiredText(call, 'password', 'MISSING_PASSWORD'));
  if (findByEmail(store.read, email) !== null) throw new IdentityError('EMAIL_EXISTS');

  const passwordHash = await hashPassword(password, passwordCost);
  return store.write((sql) => {
    if (findByEmail(sql, email) !== null) throw new IdentityError('EMAIL_EXISTS');
    const token = textIn(call, 'idToken');
    if (token !== '') {
      const { localId, email: before } = accountOfToken(sql, token, call.context.now());
      if (before !== null) throw new IdentityError('EMAIL_EXISTS');
      changeAccount(sql, localId, { email, isEmailVerified: false });
      replacePassword(sql, { localId, passwordHash }, call.context.now());
      const account = findByLocalId(sql, localId);
      if (account === null) throw new IdentityError('USER_NOT_FOUND');
      return { kind: KIND, ...grantTokens(sql, call.context, account) };
    }
    const account = newAccount(call, { email, passwordHash });
    insertAccount(sql, account);
    return { kind: KIND, ...grantTokens(sql, call.context, account) };
  });
};

function anonymous(call: IdentityCall): Promise<object> {
  return call.context.store.write((sql) => {
    const account = newAccount(call, { email: null, passwordHash: null });
    insertAccount(sql, account);
    return { kind: KIND, ...grantTokens(sql, call.context, account) };
  });
}

function newAccount(
  { context: { ids, now } }: IdentityCall,
  given: Pick<IdentityAccount, 'email' | 'passwordHash'>,
): IdentityAccount {
  return {
    ...given,
    localId: ids.token(),
    isEmailVerified: false,
    isDisabled: false,
    validSinceInSeconds: secondsOf(now()),
    createdAtInMs: now().getTime(),
    lastLoginAtInMs: now().getTime(),
    displayName: null,
    photoUrl: null,
  };
}
