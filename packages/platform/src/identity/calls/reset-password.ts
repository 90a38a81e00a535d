import { hashPassword } from '../../customers/passwords/password-hash.ts';
import { type AnswerIdentityCall, requiredText, textIn } from '../identity-call.ts';
import { IdentityRefusal } from '../identity-refusal.ts';
import { findByLocalId, markEmailVerified, replacePassword } from '../store/accounts.ts';
import { deleteCodes, ownerOfCode } from '../store/action-codes.ts';
import { requireStrength } from './require-strength.ts';

/** Without a new password it only says whose code it is. */
export const resetPassword: AnswerIdentityCall = async (call) => {
  const { store, now, passwordCost } = call.context;
  const code = requiredText(call, 'oobCode', 'MISSING_OOB_CODE');
  const owner = ownerOfCode(store.read, code, now());
  const account = findByLocalId(store.read, owner.localId);
  if (account === null) throw new IdentityRefusal('USER_NOT_FOUND');
  const answer = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: account.email,
    requestType: owner.kind,
  };
  const newPassword = textIn(call, 'newPassword');
  if (newPassword === '') return answer;
  if (owner.kind !== 'PASSWORD_RESET') throw new IdentityRefusal('INVALID_OOB_CODE');
  if (account.isDisabled) throw new IdentityRefusal('USER_DISABLED');
  const passwordHash = await hashPassword(requireStrength(newPassword), passwordCost);
  return store.write((sql) => {
    // Another request may have used it meanwhile.
    ownerOfCode(sql, code, now());
    deleteCodes(sql, owner);
    replacePassword(sql, { localId: owner.localId, passwordHash }, now());
    // Who could read the letter owns the address.
    markEmailVerified(sql, owner.localId);
    return answer;
  });
};
