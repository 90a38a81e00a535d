import { html } from 'hono/html';
import { languageFor, storefrontLinks, wireDateTime } from '../../../protocol/index.ts';
import { emailLayout, emailNote, sendMail } from '../../../protocol/mail/index.ts';
import { fillIn, markupText } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { CODE_LIFETIME_IN_MINUTES } from '../store/logins.ts';
import type { LoginView } from './login-view.ts';

/** The same for a known and for an unknown address: whoever types one learns nothing. */
export function sendCode(
  sql: Sql,
  view: LoginView,
  { email, code }: { readonly email: string; readonly code: string },
): void {
  const { brand, shop, origin, ids, now, languageTag, locale } = view;
  const { heading, intro, ...texts } = view.texts.mail;
  const subject = fillIn(texts.subject, { code });
  const note = fillIn(texts.note, { minutes: CODE_LIFETIME_IN_MINUTES });
  const why = fillIn(texts.why, { email });
  const { home } = storefrontLinks(view.storefrontUrl, shop, locale);
  const content = html`<p style="margin:0 0 8px">${intro}</p>
<p style="margin:24px 0;font-size:32px;letter-spacing:.2em">${code}</p>
<p style="${emailNote(brand)}">${note}</p>`;
  const frame = { brand, languageTag, subject, origin, home };
  sendMail(sql, ids, {
    shop: shop.key,
    to: email,
    subject,
    html: markupText(emailLayout({ ...frame, heading, content, why })),
    text: `${[brand.name, heading, intro, code, note, why, home].join('\n\n')}\n`,
    language: languageFor(locale, shop),
    createdAt: wireDateTime(now()),
  });
}
