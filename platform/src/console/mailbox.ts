import type { Brand } from '@lokke/brand';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { isShopKey, type PlatformContext } from '../protocol/index.ts';
import { findMail, listMails, type Mail, type MailFilter } from '../protocol/mail/index.ts';
import { type PageDocument, pageHeaders } from '../protocol/pages/index.ts';
import {
  dataTable,
  deskPage,
  dnsRebindingGuard,
  factList,
  missingPage,
  sendDesk,
  type TableColumn,
} from './desk.ts';

const PATH = '/mailbox';

const COLUMNS: readonly TableColumn<Mail>[] = [
  { heading: 'Subject', cell: ({ id, subject }) => html`<a href="${PATH}/${id}">${subject}</a>` },
  { heading: 'To', cell: ({ to }) => to },
  { heading: 'Shop', cell: ({ shop }) => shop },
  { heading: 'Language', cell: ({ language }) => language },
  { heading: 'Sent', cell: ({ createdAt }) => createdAt, kind: 'number' },
];

function mailListPage(mails: readonly Mail[], { to }: MailFilter): PageDocument {
  const content = html`<h1>E-mails</h1>
<section>
<h2 id="mails-heading">${to === null ? 'Newest first' : `To ${to}`}</h2>
${mails.length === 0 ? html`<p class="stone">No e-mail yet. Place an order in a shop and its confirmation lands here.</p>` : dataTable('mails-heading', COLUMNS, mails)}
</section>`;
  return deskPage('E-mails', content);
}

function mailPage(mail: Mail, { sender }: Brand): PageDocument {
  const content = html`<h1>${mail.subject}</h1>
${factList([
  ['From', `${sender.name} <${sender.email}>`],
  ['To', mail.to],
  mail.replyTo === null ? null : ['Answers to', mail.replyTo],
  ['Shop', mail.shop],
  ['Language', mail.language],
  ['Sent', mail.createdAt],
])}
<section aria-labelledby="letter-heading">
<h2 id="letter-heading">Letter</h2>
<iframe class="letter" title="${mail.subject}" src="${PATH}/${mail.id}/letter" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>
<section aria-labelledby="text-heading">
<h2 id="text-heading">As plain text</h2>
<pre class="plain-text">${mail.text}</pre>
</section>`;
  return deskPage(mail.subject, content);
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
  const { origin, brand } = context;
  const sql = context.store.read;

  const guard = dnsRebindingGuard(origin);
  for (const path of [PATH, `${PATH}.json`, `${PATH}/*`]) app.use(path, guard);

  const withMail =
    (answer: (c: Context, mail: Mail) => Response | Promise<Response>) => (c: Context) => {
      const id = c.req.param('id') ?? '';
      const mail = /^\d{1,15}$/.test(id) ? findMail(sql, Number(id)) : null;
      if (mail !== null) return answer(c, mail);
      return sendDesk(c, context, missingPage('e-mail', { href: PATH, label: 'All e-mails' }), 404);
    };

  app.get(PATH, (c) => {
    const filter = filterOf(c);
    return sendDesk(c, context, mailListPage(listMails(sql, filter), filter));
  });
  app.get(`${PATH}.json`, (c) =>
    c.json({ mails: listMails(sql, filterOf(c)) }, 200, { 'Cache-Control': 'no-store' }),
  );
  app.get(
    `${PATH}/:id`,
    withMail((c, mail) => sendDesk(c, context, mailPage(mail, brand))),
  );
  app.get(
    `${PATH}/:id/letter`,
    withMail((c, mail) =>
      c.html(mail.html, 200, {
        ...pageHeaders({ imageOrigin: origin }),
        'Content-Security-Policy': EMAIL_POLICY,
      }),
    ),
  );
}
