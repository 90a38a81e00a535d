import { type AnswerIdentityCall, textIn } from '../identity-call.ts';
import { accountOfToken } from '../tokens.ts';

export const lookup: AnswerIdentityCall = async (call) => {
  const { store, now } = call.context;
  const account = accountOfToken(store.read, textIn(call, 'idToken'), now());
  const { localId, email, isEmailVerified, isDisabled } = account;
  const user = {
    localId,
    email,
    emailVerified: isEmailVerified,
    disabled: isDisabled,
    validSince: String(account.validSinceInSeconds),
    createdAt: String(account.createdAtInMs),
    lastLoginAt: String(account.lastLoginAtInMs),
    providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email }],
  };
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] };
};
