import { type AnswerIdentityCall, requiredText } from '../identity-call.ts';
import { IdentityRefusal } from '../identity-refusal.ts';
import { findByLocalId, markEmailVerified, setDisabled } from '../store/accounts.ts';
import { deleteCodes, ownerOfCode } from '../store/action-codes.ts';

/** Confirms an address by the code of its letter; an administrator shuts an account out or lets it in again. */
export const update: AnswerIdentityCall = async (call) => {
  const { store, now } = call.context;
  return store.write((sql) => {
    const localId = call.isAdmin ? shutOutOrIn() : verified();
    const account = findByLocalId(sql, localId);
    if (account === null) throw new IdentityRefusal('USER_NOT_FOUND');
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId,
      email: account.email,
      emailVerified: account.isEmailVerified,
    };

    function shutOutOrIn(): string {
      const given = requiredText(call, 'localId', 'MISSING_LOCAL_ID');
      setDisabled(sql, given, call.body['disableUser'] === true);
      return given;
    }

    function verified(): string {
      const code = requiredText(call, 'oobCode', 'MISSING_OOB_CODE');
      const owner = ownerOfCode(sql, code, now());
      if (owner.kind !== 'VERIFY_EMAIL') throw new IdentityRefusal('INVALID_OOB_CODE');
      deleteCodes(sql, owner);
      markEmailVerified(sql, owner.localId);
      return owner.localId;
    }
  });
};
