import type { Brand } from '@lokke/brand';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { isShopKey, type PlatformContext } from '../protocol/index.ts';
import { findMail, listMails, type Mail, type MailFilter } from '../protocol/mail/index.ts';
import { type Markup, type PageDocument, pageHeaders, sendPage } from '../protocol/pages/index.ts';
import { dnsRebindingGuard } from './console-guards.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

function mailListPage(mails: readonly Mail[], { to }: MailFilter): PageDocument {
  const content = html`<h1>E-mails</h1>
<section>
<h2 id="mails-heading">${to === null ? 'Newest first' : `To ${to}`}</h2>
${mails.length === 0 ? html`<p class="stone">No e-mail yet. Place an order in a shop and its confirmation lands here.</p>` : table(mails)}
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title: 'E-mails', body: consoleLayout(content) };
}

function table(mails: readonly Mail[]): Markup {
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="mails-heading"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Shop</th><th scope="col">Language</th><th scope="col">Sent</th></tr></thead>
<tbody>
${mails.map(
  (mail) =>
    html`<tr><td><a href="/mailbox/${mail.id}">${mail.subject}</a></td><td>${mail.to}</td><td>${mail.shop}</td><td>${mail.language}</td><td class="number">${mail.createdAt}</td></tr>`,
)}
</tbody>
</table></div>`;
}

function mailPage(mail: Mail, { sender }: Brand): PageDocument {
  const content = html`<h1>${mail.subject}</h1>
<dl class="facts">
<dt>From</dt><dd>${sender.name} &lt;${sender.email}&gt;</dd>
<dt>To</dt><dd>${mail.to}</dd>
${
  mail.replyTo === null
    ? ''
    : html`<dt>Answers to</dt><dd>${mail.replyTo}</dd>
`
}<dt>Shop</dt><dd>${mail.shop}</dd>
<dt>Language</dt><dd>${mail.language}</dd>
<dt>Sent</dt><dd class="number">${mail.createdAt}</dd>
</dl>
<section aria-labelledby="letter-heading">
<h2 id="letter-heading">Letter</h2>
<iframe class="letter" title="${mail.subject}" src="/mailbox/${mail.id}/letter" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>
<section aria-labelledby="text-heading">
<h2 id="text-heading">As plain text</h2>
<pre class="plain-text">${mail.text}</pre>
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title: mail.subject, body: consoleLayout(content) };
}

function mailMissingPage(): PageDocument {
  const content = html`<h1>No such e-mail</h1>
<p><a href="/mailbox">All e-mails</a></p>`;
  return { languageTag: CONSOLE_LANGUAGE, title: 'No such e-mail', body: consoleLayout(content) };
}

const MAX_LISTED = 200;

function filterOf(c: Context): MailFilter {
  const shop = c.req.query('shop') ?? '';
  return {
    to: c.req.query('to')?.trim() || null,
    shop: isShopKey(shop) ? shop : null,
    limit: MAX_LISTED,
  };
}

/** An email may contain foreign text, so nothing in it may run. */
const EMAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'font-src http: https:',
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Shows the emails that a hosted platform would send. */
export function mailboxRoutes(app: Hono, context: PlatformContext): void {
  const { origin: imageOrigin, brand } = context;
  const sql = context.store.read;

  function mailOf(c: Context): Mail | null {
    const id = c.req.param('id') ?? '';
    return /^\d{1,15}$/.test(id) ? findMail(sql, Number(id)) : null;
  }

  const guard = dnsRebindingGuard(imageOrigin);
  for (const path of ['/mailbox', '/mailbox.json', '/mailbox/*']) app.use(path, guard);

  app.get('/mailbox', (c) => {
    const filter = filterOf(c);
    return sendPage(c, mailListPage(listMails(sql, filter), filter), { imageOrigin, brand });
  });
  app.get('/mailbox.json', (c) =>
    c.json({ mails: listMails(sql, filterOf(c)) }, 200, { 'Cache-Control': 'no-store' }),
  );
  app.get('/mailbox/:id', (c) => {
    const mail = mailOf(c);
    if (mail === null) return sendPage(c, mailMissingPage(), { status: 404, imageOrigin, brand });
    return sendPage(c, mailPage(mail, brand), { imageOrigin, brand });
  });
  app.get('/mailbox/:id/letter', (c) => {
    const mail = mailOf(c);
    if (mail === null) return sendPage(c, mailMissingPage(), { status: 404, imageOrigin, brand });
    return c.html(mail.html, 200, {
      ...pageHeaders({ imageOrigin }),
      'Content-Security-Policy': EMAIL_POLICY,
    });
  });
}
