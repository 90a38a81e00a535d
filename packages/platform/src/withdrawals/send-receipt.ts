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
/** What an unmatched receipt may repeat: no room for words. */
const PLAIN_NUMBER = /^#?\d{1,9}$/;

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

export interface ReceivedWithdrawal {
  readonly shop: Shop;
  readonly withdrawal: Withdrawal;
  /** Whether an order of this number was placed with this e-mail. */
  readonly isMatched: boolean;
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

/**
 * On a durable medium, at once, with what was stated and when. Anybody can name any address, so words of the sender
 * are repeated only to the buyer of the order.
 */
export function sendReceipt(sql: Sql, context: PlatformContext, received: ReceivedWithdrawal) {
  const { isMatched, withdrawal } = received;
  const { texts, facts } = contentsOf(received);
  const { email, orderNumber } = withdrawal;
  if (isMatched) {
    const { heading, statement: before, next: after, why } = texts;
    const subject = fillIn(texts.subject, { orderNumber });
    return send(sql, context, received, {
      ...{ to: email, subject, heading, before, after, why },
      facts: [facts.received, facts.name, facts.order, facts.items, facts.email],
    });
  }
  const order = PLAIN_NUMBER.test(orderNumber) ? [facts.order] : [];
  send(sql, context, received, {
    to: email,
    subject: texts.unmatchedSubject,
    heading: texts.unmatchedHeading,
    facts: [facts.received, ...order, facts.email],
    before: texts.unmatchedStatement,
    after: '',
    why: texts.unmatchedWhy,
  });
}

/** To those who act on it: all of it, and whether the order is this buyer's. */
export function sendToStaff(sql: Sql, context: PlatformContext, received: ReceivedWithdrawal) {
  const { texts, facts } = contentsOf(received);
  send(sql, context, received, {
    to: SERVICE_EMAIL,
    subject: fillIn(texts.subject, { orderNumber: received.withdrawal.orderNumber }),
    heading: texts.heading,
    facts: [facts.received, facts.name, facts.order, facts.items, facts.email],
    before: texts.statement,
    after: received.isMatched ? texts.next : texts.unmatchedForStaff,
    why: texts.why,
  });
}

function contentsOf({ shop, withdrawal }: ReceivedWithdrawal) {
  const { email, locale, name, orderNumber, items, receivedAt } = withdrawal;
  const texts = RECEIPT_MESSAGES[languageFor(locale, shop)];
  const time = `${displayDate(receivedAt)}, ${receivedAt.slice(11, 19)} UTC`;
  const facts = {
    received: [texts.received, time],
    name: [texts.name, name],
    order: [texts.order, orderNumber],
    items: [texts.items, items === '' ? texts.all : items],
    email: [texts.email, email],
  } as const;
  return { texts, facts };
}

function send(
  sql: Sql,
  { ids, now, origin, storefrontUrl }: PlatformContext,
  { shop, withdrawal }: ReceivedWithdrawal,
  { to, subject, heading, facts, before, after, why }: Letter,
): void {
  const language = languageFor(withdrawal.locale, shop);
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const table = html`<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${facts.map(
    ([term, value]) =>
      html`<tr><th scope="row" style="${CELL};width:38%;font-weight:400">${term}</th><td style="${CELL}">${value}</td></tr>`,
  )}</table>`;
  const end = after === '' ? '' : html`\n<p style="margin:0 0 40px">${after}</p>`;
  const content = html`<p style="margin:0 0 24px">${before}</p>
${table}${end}`;
  const frame = { languageTag: languageTag(language, shop), subject, origin, home };
  const lines = facts.map(([term, value]) => `${term}: ${value}`).join('\n');
  const parts = ['LOKKE', heading, before, lines, after, why, home].filter((part) => part !== '');
  sendMail(sql, ids, {
    shop: shop.key,
    to,
    subject,
    html: markupText(emailLayout({ ...frame, heading, content, why })),
    text: `${parts.join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(now()),
  });
}
