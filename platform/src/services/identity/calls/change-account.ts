import { hashPassword } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type HandleIdentityCall,
  type IdentityCall,
  IdentityError,
  requiredText,
  textIn,
} from '../identity-call.ts';
import {
  changeAccount,
  deleteAccount,
  findByLocalId,
  type IdentityAccount,
  replacePassword,
} from '../store/accounts.ts';
import { deleteCodes, ownerOfCode } from '../store/one-time-secrets.ts';
import { accountOfRecentToken, accountOfToken, grantTokens } from '../tokens.ts';
import { requireStrength } from './account.ts';

/**
 * An administrator disables or enables an account; a code confirms an e-mail; whoever has signed in
 * changes name, picture and password.
 */
export const update: HandleIdentityCall = async (call) => {
  const { store } = call.context;
  if (call.isAdmin) return store.write((sql) => answerOf(sql, disableOrEnable(sql, call)));
  if (textIn(call, 'idToken') !== '') return changeOwn(call);
  return store.write((sql) => answerOf(sql, confirmEmail(sql, call)));
};

function disableOrEnable(sql: Sql, call: IdentityCall): string {
  const localId = requiredText(call, 'localId', 'MISSING_LOCAL_ID');
  const { disableUser } = call.body;
  // All that an administrator changes here: another change is no reason to let somebody in again.
  if (typeof disableUser !== 'boolean') throw new IdentityError('OPERATION_NOT_ALLOWED');
  changeAccount(sql, localId, { isDisabled: disableUser });
  return localId;
}

function confirmEmail(sql: Sql, call: IdentityCall): string {
  const code = requiredText(call, 'oobCode', 'MISSING_OOB_CODE');
  const owner = ownerOfCode(sql, code, call.context.now());
  if (owner.kind !== 'VERIFY_EMAIL') throw new IdentityError('INVALID_OOB_CODE');
  deleteCodes(sql, owner);
  changeAccount(sql, owner.localId, { isEmailVerified: true });
  return owner.localId;
}

async function changeOwn(call: IdentityCall): Promise<object> {
  const { store, now, passwordCost } = call.context;
  const token = textIn(call, 'idToken');
  // An owner of an address proves another one first, which no letter here does.
  if (textIn(call, 'email') !== '') throw new IdentityError('OPERATION_NOT_ALLOWED');
  const password = textIn(call, 'password');
  if (password === '') {
    return store.write((sql) => {
      const { localId } = changeProfile(sql, call, accountOfToken(sql, token, now()));
      return answerOf(sql, localId);
    });
  }
  accountOfRecentToken(store.read, token, now());
  const passwordHash = await hashPassword(requireStrength(password), passwordCost);
  return store.write((sql) => {
    // The session may have ended meanwhile.
    const account = accountOfRecentToken(sql, token, now());
    if (account.email === null) throw new IdentityError('MISSING_EMAIL');
    const changed = changeProfile(sql, call, account);
    replacePassword(sql, { localId: account.localId, passwordHash }, now());
    // Every session has ended with the old password; this one goes on with new tokens.
    return { ...answerOf(sql, account.localId), ...grantTokens(sql, call.context, changed) };
  });
}

const PROFILE = {
  displayName: { field: 'displayName', attribute: 'DISPLAY_NAME' },
  photoUrl: { field: 'photoUrl', attribute: 'PHOTO_URL' },
} as const;
const MAX_CHARACTERS = 2_048;

function changeProfile(sql: Sql, call: IdentityCall, account: IdentityAccount): IdentityAccount {
  const profile = {
    displayName: changedText(call, PROFILE.displayName, account.displayName),
    photoUrl: changedText(call, PROFILE.photoUrl, account.photoUrl),
  };
  changeAccount(sql, account.localId, profile);
  return { ...account, ...profile };
}

/** A text that is not named stays; an empty one, and one of `deleteAttribute`, goes. */
function changedText(
  call: IdentityCall,
  { field, attribute }: (typeof PROFILE)[keyof typeof PROFILE],
  before: string | null,
): string | null {
  const { deleteAttribute } = call.body;
  if (Array.isArray(deleteAttribute) && deleteAttribute.includes(attribute)) return null;
  if (typeof call.body[field] !== 'string') return before;
  const text = textIn(call, field);
  if (text.length > MAX_CHARACTERS) throw new IdentityError(`INVALID_${attribute}`);
  return text === '' ? null : text;
}

function answerOf(sql: Sql, localId: string) {
  const account = findByLocalId(sql, localId);
  if (account === null) throw new IdentityError('USER_NOT_FOUND');
  const { email, isEmailVerified, displayName, photoUrl } = account;
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId,
    ...(email !== null && { email, emailVerified: isEmailVerified }),
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoUrl }),
  };
}

/** Deletes for good, and only for somebody who has just signed in. */
export const remove: HandleIdentityCall = async (call) => {
  const { store, now } = call.context;
  return store.write((sql) => {
    deleteAccount(sql, accountOfRecentToken(sql, textIn(call, 'idToken'), now()).localId);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
};
