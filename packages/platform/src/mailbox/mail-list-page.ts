import { html } from 'hono/html';
import { DESK_LANGUAGE, deskFrame, type Markup, type PageDocument } from '../pages/index.ts';
import type { Mail } from './mail.ts';
import type { MailFilter } from './read-mails.ts';

export function mailListPage(mails: readonly Mail[], { to }: MailFilter): PageDocument {
  const content = html`<h1>E-mails</h1>
<section>
<h2 id="mails-heading">${to === null ? 'Newest first' : `To ${to}`}</h2>
${mails.length === 0 ? html`<p class="stone">No e-mail yet. Place an order in a shop and its confirmation lands here.</p>` : table(mails)}
</section>`;
  return { languageTag: DESK_LANGUAGE, title: 'E-mails', body: deskFrame(content) };
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
