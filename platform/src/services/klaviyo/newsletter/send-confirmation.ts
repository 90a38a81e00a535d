import { html } from 'hono/html';
import {
  type Language,
  languageTag,
  type PlatformContext,
  type Shop,
  storefrontLinks,
  wireDateTime,
} from '../../../protocol/index.ts';
import { emailButton, emailLayout, sendMail } from '../../../protocol/mail/index.ts';
import { brandTexts, fillIn, markupText } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { NEWSLETTER_MESSAGES } from './messages/messages.ts';

interface Confirmation {
  readonly shop: Shop;
  readonly email: string;
  readonly language: Language;
  readonly token: string;
}

export function sendConfirmation(
  sql: Sql,
  { ids, now, origin, storefrontUrl, brand }: PlatformContext,
  { shop, email, language, token }: Confirmation,
): void {
  const { subject, heading, intro, button, ...texts } = brandTexts(
    NEWSLETTER_MESSAGES,
    { shop, language },
    brand,
  );
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const url = `${origin}/klaviyo/confirm/${token}`;
  const why = fillIn(texts.why, { email });
  const content = html`<p style="margin:0 0 8px">${intro}</p>
${emailButton(brand, url, button)}`;
  const head = { brand, languageTag: languageTag(language, shop), subject, origin, home };
  sendMail(sql, ids, {
    shop: shop.key,
    to: email,
    subject,
    html: markupText(emailLayout({ ...head, heading, content, why })),
    text: `${[brand.name, heading, intro, `${button}: ${url}`, why, home].join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(now()),
  });
}
