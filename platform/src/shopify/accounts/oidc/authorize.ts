import type { Context } from 'hono';
import { browserOf, keepBrowser, sessionOf } from '../login/cookies.ts';
import { answerTo } from '../login/log-in.ts';
import { messagePage } from '../login/login-pages.ts';
import { type LoginView, loginView, sendLoginPage } from '../login/login-view.ts';
import { findClient } from '../store/clients.ts';
import { startLogin } from '../store/logins.ts';
import { answerUrl, parseAuthorization } from './parse-authorization.ts';

/** Leads back at once for whoever is logged in here, else to the login page. */
export async function authorize(c: Context, outer: LoginView): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  const parameters = new URL(c.req.url).searchParams;
  const view = loginView(outer, outer.shop, parameters.get('locale'));
  const parsed = parseAuthorization(parameters, (id) => findClient(view.store.read, view, id));
  if (parsed.kind === 'unknown') {
    return sendLoginPage(c, view, messagePage(view, 'unknown'), { status: 400 });
  }
  if (parsed.kind === 'refused') {
    const { error, description } = parsed;
    return c.redirect(answerUrl(parsed, { error, error_description: description }), 303);
  }
  const { request, prompt } = parsed;
  const session = prompt === 'login' ? null : sessionOf(c, view);
  if (session !== null) {
    return c.redirect(await view.store.write((sql) => answerTo(sql, view, session, request)), 303);
  }
  if (prompt === 'none') return c.redirect(answerUrl(request, { error: 'login_required' }), 303);
  const browser = browserOf(c, view) ?? view.ids.token();
  const token = startLogin(view, { request, browser });
  keepBrowser(c, view, browser);
  return c.redirect(`../login?${new URLSearchParams({ request: token })}`, 303);
}
