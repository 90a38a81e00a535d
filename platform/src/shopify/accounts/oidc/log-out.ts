import type { Context } from 'hono';
import { dropSession, sessionOf } from '../login/cookies.ts';
import { messagePage } from '../login/login-pages.ts';
import { type LoginView, sendLoginPage } from '../login/login-view.ts';
import { findClient } from '../store/clients.ts';
import { endSession } from '../store/sessions.ts';
import { readHint } from './id-token.ts';

/**
 * Ends the session that the id token names, with every token of it. Without a good one nothing ends: a link elsewhere
 * logs nobody out.
 */
export async function logOut(c: Context, view: LoginView): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const unknown = () => sendLoginPage(c, view, messagePage(view, 'unknown'), { status: 400 });
  const hint = await readHint(view, c.req.query('id_token_hint') ?? '');
  if (hint === null) return unknown();
  const client = findClient(view.store.read, view, hint.clientId);
  const leadsTo = c.req.query('post_logout_redirect_uri');
  if (client === null) return unknown();
  if (leadsTo !== undefined && !client.logoutUris.includes(leadsTo)) return unknown();
  await view.store.write((sql) => endSession(sql, view, view.shop.key, hint.sid));
  // The browser's own session is another one, when somebody else logged in since.
  if (sessionOf(c, view) === null) dropSession(c, view);
  if (leadsTo === undefined) return sendLoginPage(c, view, messagePage(view, 'loggedOut'));
  const url = new URL(leadsTo);
  const state = c.req.query('state');
  if (state !== undefined) url.searchParams.set('state', state);
  return c.redirect(url.toString(), 303);
}
