import type { Context } from 'hono';
import { languageFor } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  countAttempts,
  customerOfProvenEmail,
  isEmail,
  normaliseEmail,
} from '../../customers/index.ts';
import { answerUrl } from '../oidc/parse-authorization.ts';
import { issueCode } from '../store/grants.ts';
import {
  type AuthorizationRequest,
  type CodeVerdict,
  findLogin,
  forgetCode,
  type Login,
  makeCode,
  useCode,
} from '../store/logins.ts';
import { type ProviderSession, startSession } from '../store/sessions.ts';
import { forgetLetters, lettersTo, sendCode } from './code-letters.ts';
import { browserOf, keepKnownBrowser, keepSession, knownBrowserOf } from './cookies.ts';
import { addressPage, codePage, messagePage } from './login-pages.ts';
import { type LoginView, loginView, sendLoginPage } from './login-view.ts';

type Reply = Response | Promise<Response>;

/** Finds the login that this browser is in the midst of. */
function loginOf(c: Context, view: LoginView, token: string): Login | null {
  const browser = browserOf(c, view);
  return browser === null ? null : findLogin(view.store.read, view, { token, browser });
}

interface Showing {
  readonly problem?: string | null;
  readonly typed?: string;
  readonly isAgain?: boolean;
}

function show(c: Context, view: LoginView, login: Login, showing: Showing = {}): Reply {
  const { problem = null, isAgain = false } = showing;
  const typed = showing.typed ?? login.request.loginHint ?? '';
  const page =
    login.email === null
      ? addressPage(view, { login, problem, typed })
      : codePage(view, { login, problem, isAgain });
  return sendLoginPage(c, view, page, {
    status: problem === null ? 200 : 422,
    leadsTo: [login.request.redirectUri],
  });
}

const sendOutdated = (c: Context, view: LoginView) =>
  sendLoginPage(c, view, messagePage(view, 'old'), { status: 400 });

/** Switches the page to the language that the client asked for, once it is known. */
function viewOf(view: LoginView, login: Login): LoginView {
  return loginView(view, view.shop, login.request.locale);
}

export function showLogin(c: Context, view: LoginView): Reply {
  const login = loginOf(c, view, c.req.query('request') ?? '');
  return login === null ? sendOutdated(c, view) : show(c, viewOf(view, login), login);
}

async function send(c: Context, view: LoginView, login: Login, typed: string): Promise<Response> {
  const email = normaliseEmail(typed);
  const { problems } = view.texts;
  if (!isEmail(email)) return show(c, view, login, { problem: problems.email, typed });
  const isSent = await view.store.write((sql) => {
    if (!countAttempts(sql, lettersTo(c, view, email), view.now())) return false;
    sendCode(sql, view, { email, code: makeCode(sql, view, login, email) });
    return true;
  });
  if (!isSent) return show(c, view, login, { problem: problems.tooManyLetters, typed });
  return show(c, view, { ...login, email }, { isAgain: login.email !== null });
}

/** Makes the address that a session leads to: the client's, with a code for it. Call it inside a write. */
export function answerTo(
  sql: Sql,
  view: LoginView,
  { customer, sid }: ProviderSession,
  request: AuthorizationRequest,
): string {
  const { clientId, scope, redirectUri, codeChallenge, nonce } = request;
  const grant = { shop: view.shop.key, clientId, customerId: customer.id, sid, scope };
  const code = issueCode(sql, view, grant, { redirectUri, codeChallenge, nonce });
  return answerUrl(request, { code });
}

type Proof =
  | { readonly kind: 'proven'; readonly cookie: string; readonly url: string }
  | { readonly kind: 'refused'; readonly verdict: Exclude<CodeVerdict, 'right'> };

async function enter(c: Context, view: LoginView, login: Login, typed: string): Promise<Response> {
  const { email } = login;
  // The code was used, or another address is to be typed.
  if (email === null) return sendOutdated(c, view);
  const proof = await view.store.write((sql): Proof => {
    const verdict = useCode(sql, view, login, typed);
    if (verdict !== 'right') return { kind: 'refused', verdict };
    forgetLetters(sql, lettersTo(c, view, email));
    const language = languageFor(view.locale, view.shop);
    const customer = customerOfProvenEmail(sql, view, { email, language });
    const { sid, cookie } = startSession(sql, view, customer);
    return { kind: 'proven', cookie, url: answerTo(sql, view, { sid, customer }, login.request) };
  });
  if (proof.kind === 'refused') {
    return show(c, view, login, { problem: view.texts.problems[proof.verdict] });
  }
  keepSession(c, view, proof.cookie);
  keepKnownBrowser(c, view, knownBrowserOf(c, view, email) ?? view.ids.token(), email);
  return c.redirect(proof.url, 303);
}

/** Answers each button of both pages; a page that is too old says so. */
export async function submitLogin(c: Context, outer: LoginView): Promise<Response> {
  const body = await c.req.parseBody().catch(() => ({}));
  const readTyped = (name: string) => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' ? value : '';
  };
  const login = loginOf(c, outer, readTyped('request'));
  if (login === null) return sendOutdated(c, outer);
  const view = viewOf(outer, login);
  switch (readTyped('do')) {
    case 'code':
      return enter(c, view, login, readTyped('code'));
    case 'again':
      return send(c, view, login, login.email ?? '');
    case 'other':
      await view.store.write((sql) => forgetCode(sql, login));
      return show(c, view, { ...login, email: null }, { typed: '' });
    default:
      return send(c, view, login, readTyped('email'));
  }
}
