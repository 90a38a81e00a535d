import { isEmail, tidyEmail } from '../../customers/rules/email.ts';
import { countAttempts } from '../../customers/store/attempts.ts';
import {
  type AnswerIdentityCall,
  type IdentityCall,
  requiredText,
  textIn,
} from '../identity-call.ts';
import { IdentityRefusal } from '../identity-refusal.ts';
import { sendActionLetter } from '../letters/send-action-letter.ts';
import { findByEmail, type IdentityAccount } from '../store/accounts.ts';
import { ACTION_KINDS, type ActionKind, issueCode } from '../store/action-codes.ts';
import { accountOfToken } from '../tokens.ts';

export const sendOobCode: AnswerIdentityCall = async (call) => {
  const { context } = call;
  const { store, now, ids } = context;
  const wanted = textIn(call, 'requestType');
  const kind = ACTION_KINDS.find((one) => one === wanted);
  if (kind === undefined) throw new IdentityRefusal('INVALID_REQ_TYPE');
  const continueUrl = continueUrlOf(call);
  const { account, email } = receiverOf(call, kind);
  await store.write((sql) => {
    const attempt = { limit: 'mailToAccount', shop: 'identity', by: `${kind} ${email}` } as const;
    if (!countAttempts(sql, [attempt], now())) {
      throw new IdentityRefusal('RESET_PASSWORD_EXCEED_LIMIT');
    }
    if (account === null) return;
    const code = `${ids.token()}${ids.token()}`;
    issueCode(sql, { localId: account.localId, kind }, { code, now: now() });
    const { apiKey, language } = call;
    sendActionLetter(sql, context, { kind, email, code, apiKey, continueUrl, language });
  });
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};

interface Receiver {
  /** Null for an address without account, which is answered as if there were one. */
  readonly account: IdentityAccount | null;
  readonly email: string;
}

function receiverOf(call: IdentityCall, kind: ActionKind): Receiver {
  const { store, now } = call.context;
  if (kind === 'VERIFY_EMAIL') {
    const account = accountOfToken(store.read, textIn(call, 'idToken'), now());
    return { account, email: account.email };
  }
  const email = tidyEmail(requiredText(call, 'email', 'MISSING_EMAIL'));
  if (!isEmail(email)) throw new IdentityRefusal('INVALID_EMAIL');
  return { account: findByEmail(store.read, email), email };
}

/** A letter leads only to places of ours: the storefront's, further ones that are configured, this machine's. */
function continueUrlOf(call: IdentityCall): string | null {
  const text = textIn(call, 'continueUrl');
  if (text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new IdentityRefusal('INVALID_CONTINUE_URI');
  }
  const { storefrontUrl, returnOrigins } = call.context;
  const isOurs =
    url.origin === new URL(storefrontUrl).origin ||
    returnOrigins.includes(url.origin) ||
    ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!isOurs) throw new IdentityRefusal('UNAUTHORIZED_DOMAIN');
  return url.href;
}
