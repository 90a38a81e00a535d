import { html } from 'hono/html';
import { wireDateTime } from '../graphql/index.ts';
import { letterButton, letterFrame, sendMail } from '../mailbox/index.ts';
import { fillIn, markupText } from '../pages/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { type Language, languageTag, type Shop, storefrontLinks } from '../shops/index.ts';
import type { Sql } from '../store/index.ts';
import { NEWSLETTER_MESSAGES } from './messages/messages.ts';

interface Confirmation {
  readonly shop: Shop;
  readonly email: string;
  readonly language: Language;
  readonly token: string;
}

export function sendConfirmation(
  sql: Sql,
  { ids, now, origin, storefrontUrl }: PlatformContext,
  { shop, email, language, token }: Confirmation,
): void {
  const { subject, heading, intro, button, ...texts } = NEWSLETTER_MESSAGES[language];
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const url = `${origin}/klaviyo/confirm/${token}`;
  const why = fillIn(texts.why, { email });
  const content = html`<p style="margin:0 0 8px">${intro}</p>
${letterButton(url, button)}`;
  const head = { languageTag: languageTag(language, shop), subject, origin, home };
  sendMail(sql, ids, {
    shop: shop.key,
    to: email,
    subject,
    html: markupText(letterFrame({ ...head, heading, content, why })),
    text: `${['LOKKE', heading, intro, `${button}: ${url}`, why, home].join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(now()),
  });
}
