import { TOKEN_LIFETIME_IN_SECONDS } from '../id-token.ts';
import { type AnswerIdentityCall, requiredText, textIn } from '../identity-call.ts';
import { IdentityRefusal } from '../identity-refusal.ts';
import { findByLocalId } from '../store/accounts.ts';
import { findSignIn } from '../store/refresh-tokens.ts';
import { freshIdToken } from '../tokens.ts';

/** A fresh token for the one that lasts; an account that was shut out gets none. */
export const renew: AnswerIdentityCall = async (call) => {
  if (textIn(call, 'grant_type') !== 'refresh_token')
    throw new IdentityRefusal('INVALID_GRANT_TYPE');
  const refreshToken = requiredText(call, 'refresh_token', 'MISSING_REFRESH_TOKEN');
  const { store } = call.context;
  return store.write((sql) => {
    const signIn = findSignIn(sql, refreshToken);
    if (signIn === null) throw new IdentityRefusal('INVALID_REFRESH_TOKEN');
    const account = findByLocalId(sql, signIn.localId);
    if (account === null) throw new IdentityRefusal('USER_NOT_FOUND');
    if (account.isDisabled) throw new IdentityRefusal('USER_DISABLED');
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
