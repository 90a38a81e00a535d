import { html } from 'hono/html';
import { displayDate } from '../checkout/index.ts';
import { wireDateTime } from '../graphql/index.ts';
import { LINE, letterFrame, sendMail } from '../mailbox/index.ts';
import { fillIn, markupText } from '../pages/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { languageFor, languageTag, type Shop, storefrontLinks } from '../shops/index.ts';
import type { Sql } from '../store/index.ts';
import { RECEIPT_MESSAGES } from './messages/messages.ts';
import type { Withdrawal } from './read-withdrawal.ts';

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
      html: markupText(letterFrame(frame)),
      text: `${parts.join('\n\n')}\n`,
      language,
      createdAt: wireDateTime(now()),
    });
  }
}
