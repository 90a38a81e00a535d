import { html } from 'hono/html';
import {
  languageFor,
  languageTag,
  type PlatformContext,
  type Shop,
  type Sql,
  storefrontLinks,
  wireDateTime,
} from '../core/index.ts';
import { emailLayout, LINE, sendMail } from '../mail/index.ts';
import { displayDate, fillIn, markupText } from '../pages/index.ts';
import { RECEIPT_MESSAGES } from './messages/messages.ts';

const CELL = `padding:8px 16px 8px 0;border-bottom:1px solid ${LINE};text-align:left;vertical-align:top;overflow-wrap:anywhere`;

/** Who handles returns, in every shop: the address that its pages name. */
const SERVICE_EMAIL = 'hello@example.com';

/** On a durable medium, at once, with what was stated and when: to the shopper, and to those who act on it. */
export function sendReceipt(
  sql: Sql,
  { ids, now, origin, storefrontUrl }: PlatformContext,
  shop: Shop,
  { email, locale, name, orderNumber, items, receivedAt }: Withdrawal,
): void {
  const language = languageFor(locale, shop);
  const texts = RECEIPT_MESSAGES[language];
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const time = `${displayDate(receivedAt)}, ${receivedAt.slice(11, 19)} UTC`;
  const facts = [
    [texts.received, time],
    [texts.name, name],
    [texts.order, orderNumber],
    [texts.items, items === '' ? texts.all : items],
    [texts.email, email],
  ] as const;
  const subject = fillIn(texts.subject, { orderNumber });
  const content = html`<p style="margin:0 0 24px">${texts.statement}</p>
<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${facts.map(
    ([term, value]) =>
      html`<tr><th scope="row" style="${CELL};width:38%;font-weight:400">${term}</th><td style="${CELL}">${value}</td></tr>`,
  )}</table>
<p style="margin:0 0 40px">${texts.next}</p>`;
  const frame = {
    languageTag: languageTag(language, shop),
    subject,
    origin,
    home,
    heading: texts.heading,
    content,
    why: texts.why,
  };
  const lines = facts.map(([term, value]) => `${term}: ${value}`).join('\n');
  const parts = ['LOKKE', texts.heading, texts.statement, lines, texts.next, texts.why, home];
  for (const to of [email, SERVICE_EMAIL]) {
    sendMail(sql, ids, {
      shop: shop.key,
      to,
      subject,
      html: markupText(emailLayout(frame)),
      text: `${parts.join('\n\n')}\n`,
      language,
      createdAt: wireDateTime(now()),
    });
  }
}

export interface Withdrawal {
  readonly email: string;
  readonly locale: string | null;
  readonly name: string;
  readonly orderNumber: string;
  readonly items: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly uniqueId: string;
}
