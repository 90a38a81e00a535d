import { hashPassword } from '../../../protocol/index.ts';
import { resetAttempts } from '../../../shopify/customers/index.ts';
import {
  attemptOf,
  type HandleIdentityCall,
  IdentityError,
  requiredText,
  textIn,
} from '../identity-call.ts';
import { changeAccount, findByLocalId, replacePassword } from '../store/accounts.ts';
import { deleteCodes, ownerOfCode } from '../store/one-time-secrets.ts';
import { accountOfToken } from '../tokens.ts';

export const lookup: HandleIdentityCall = async (call) => {
  const { store, now } = call.context;
  const account = accountOfToken(store.read, textIn(call, 'idToken'), now());
  const { localId, email, isEmailVerified, isDisabled } = account;
  const { displayName, photoUrl } = account;
  const profile = {
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoUrl }),
  };
  const provided = { providerId: 'password', federatedId: email, email, rawId: email, ...profile };
  const user = {
    localId,
    ...profile,
    // An anonymous account has no address and no provider.
    ...(email !== null && { email, emailVerified: isEmailVerified, providerUserInfo: [provided] }),
    disabled: isDisabled,
    validSince: String(account.validSinceInSeconds),
    createdAt: String(account.createdAtInMs),
    lastLoginAt: String(account.lastLoginAtInMs),
  };
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] };
};

const MIN_CHARACTERS = 6;

/** Firebase's own rule; the storefront's is stricter and comes before it. */
export function requireStrength(password: string): string {
  if (password.length >= MIN_CHARACTERS) return password;
  throw new IdentityError(
    `WEAK_PASSWORD : Password should be at least ${MIN_CHARACTERS} characters`,
  );
}

/** Returns only the code's owner when no new password is given. */
export const resetPassword: HandleIdentityCall = async (call) => {
  const { store, now, passwordCost } = call.context;
  const code = requiredText(call, 'oobCode', 'MISSING_OOB_CODE');
  const owner = ownerOfCode(store.read, code, now());
  const account = findByLocalId(store.read, owner.localId);
  if (account === null) throw new IdentityError('USER_NOT_FOUND');
  const response = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: account.email,
    requestType: owner.kind,
  };
  const newPassword = textIn(call, 'newPassword');
  if (newPassword === '') return response;
  if (owner.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  const passwordHash = await hashPassword(requireStrength(newPassword), passwordCost);
  return store.write((sql) => {
    // A second request may have used it meanwhile.
    ownerOfCode(sql, code, now());
    deleteCodes(sql, owner);
    replacePassword(sql, { localId: owner.localId, passwordHash }, now());
    // Having the code proves that the e-mail address is theirs; before that a stranger may have chosen name and picture.
    const profile = account.isEmailVerified ? {} : { displayName: null, photoUrl: null };
    changeAccount(sql, owner.localId, { ...profile, isEmailVerified: true });
    // A new password restores access at once, as at Firebase.
    if (account.email !== null) resetAttempts(sql, attemptOf(account.email));
    return response;
  });
};
