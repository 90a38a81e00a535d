import { html } from 'hono/html';
import { DESK_LANGUAGE, deskFrame, type PageDocument } from '../pages/index.ts';
import type { Mail } from './mail.ts';

export function mailPage(mail: Mail): PageDocument {
  const content = html`<h1>${mail.subject}</h1>
<dl class="facts">
<dt>To</dt><dd>${mail.to}</dd>
<dt>Shop</dt><dd>${mail.shop}</dd>
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
  return { languageTag: DESK_LANGUAGE, title: mail.subject, body: deskFrame(content) };
}

export function mailMissingPage(): PageDocument {
  const content = html`<h1>No such e-mail</h1>
<p><a href="/mailbox">All e-mails</a></p>`;
  return { languageTag: DESK_LANGUAGE, title: 'No such e-mail', body: deskFrame(content) };
}
