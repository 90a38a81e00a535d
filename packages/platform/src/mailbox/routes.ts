import type { Context, Hono } from 'hono';
import { deskGuard, pageHeaders, sendPage } from '../pages/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isShopKey } from '../shops/index.ts';
import type { Mail } from './mail.ts';
import { mailListPage } from './mail-list-page.ts';
import { mailMissingPage, mailPage } from './mail-page.ts';
import { findMail, listMails, type MailFilter } from './read-mails.ts';

const MAX_LISTED = 200;

function filterOf(c: Context): MailFilter {
  const shop = c.req.query('shop') ?? '';
  return {
    to: c.req.query('to')?.trim() || null,
    shop: isShopKey(shop) ? shop : null,
    limit: MAX_LISTED,
  };
}

/** The letter is somebody else's text: it may be looked at, and nothing in it may run. */
const LETTER_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'font-src http: https:',
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Where e-mails land that a hosted platform would send: for the person at this machine. */
export function mailboxRoutes(app: Hono, context: PlatformContext): void {
  const imageOrigin = context.origin;
  const sql = context.store.read;

  function mailOf(c: Context): Mail | null {
    const id = c.req.param('id') ?? '';
    return /^\d{1,15}$/.test(id) ? findMail(sql, Number(id)) : null;
  }

  const guard = deskGuard(imageOrigin);
  for (const path of ['/mailbox', '/mailbox.json', '/mailbox/*']) app.use(path, guard);

  app.get('/mailbox', (c) => {
    const filter = filterOf(c);
    return sendPage(c, mailListPage(listMails(sql, filter), filter), { imageOrigin });
  });
  app.get('/mailbox.json', (c) =>
    c.json({ mails: listMails(sql, filterOf(c)) }, 200, { 'Cache-Control': 'no-store' }),
  );
  app.get('/mailbox/:id', (c) => {
    const mail = mailOf(c);
    if (mail === null) return sendPage(c, mailMissingPage(), { status: 404, imageOrigin });
    return sendPage(c, mailPage(mail), { imageOrigin });
  });
  app.get('/mailbox/:id/letter', (c) => {
    const mail = mailOf(c);
    if (mail === null) return sendPage(c, mailMissingPage(), { status: 404, imageOrigin });
    return c.html(mail.html, 200, {
      ...pageHeaders({ imageOrigin }),
      'Content-Security-Policy': LETTER_POLICY,
    });
  });
}
