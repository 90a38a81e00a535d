import { countAttempts, isEmail, normaliseEmail } from '../../../shopify/customers/index.ts';
import {
  type HandleIdentityCall,
  type IdentityCall,
  IdentityError,
  requiredText,
  textIn,
} from '../identity-call.ts';
import { sendActionEmail } from '../send-action-email.ts';
import { findByEmail, type IdentityAccount } from '../store/accounts.ts';
import { ACTION_KINDS, type ActionKind, issueCode } from '../store/one-time-secrets.ts';
import { accountOfToken } from '../tokens.ts';

export const sendOobCode: HandleIdentityCall = async (call) => {
  const { context } = call;
  const { store, now, ids } = context;
  const requested = textIn(call, 'requestType');
  const kind = ACTION_KINDS.find((one) => one === requested);
  if (kind === undefined) throw new IdentityError('INVALID_REQ_TYPE');
  const continueUrl = continueUrlOf(call);
  const { account, email } = receiverOf(call, kind);
  await store.write((sql) => {
    const attempt = { limit: 'mailToAccount', shop: 'identity', by: `${kind} ${email}` } as const;
    if (!countAttempts(sql, [attempt], now())) {
      throw new IdentityError('RESET_PASSWORD_EXCEED_LIMIT');
    }
    if (account === null) return;
    const code = `${ids.token()}${ids.token()}`;
    issueCode(sql, { localId: account.localId, kind }, { code, now: now() });
    const { apiKey, language } = call;
    sendActionEmail(sql, context, { kind, email, code, apiKey, continueUrl, language });
  });
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};

interface Receiver {
  /** Null for an e-mail without account; the response is the same, so that nobody learns which exist. */
  readonly account: IdentityAccount | null;
  readonly email: string;
}

function receiverOf(call: IdentityCall, kind: ActionKind): Receiver {
  const { store, now } = call.context;
  if (kind === 'VERIFY_EMAIL') {
    const account = accountOfToken(store.read, textIn(call, 'idToken'), now());
    if (account.email === null) throw new IdentityError('MISSING_EMAIL');
    return { account, email: account.email };
  }
  const email = normaliseEmail(requiredText(call, 'email', 'MISSING_EMAIL'));
  if (!isEmail(email)) throw new IdentityError('INVALID_EMAIL');
  return { account: findByEmail(store.read, email), email };
}

/** Links in emails lead only to the storefront, to configured origins and to this machine. */
function continueUrlOf(call: IdentityCall): string | null {
  const text = textIn(call, 'continueUrl');
  if (text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new IdentityError('INVALID_CONTINUE_URI');
  }
  const { storefrontUrl, returnOrigins } = call.context;
  const isOurs =
    url.origin === new URL(storefrontUrl).origin ||
    returnOrigins.includes(url.origin) ||
    ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!isOurs) throw new IdentityError('UNAUTHORIZED_DOMAIN');
  return url.href;
}
