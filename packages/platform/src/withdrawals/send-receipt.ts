import { sellerOf } from '@lokke/brand';
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
import { emailLayout, sendMail } from '../mail/index.ts';
import { brandTexts, displayDate, fillIn, markupText } from '../pages/index.ts';
import { RECEIPT_MESSAGES } from './messages/messages.ts';

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
  const { texts, facts } = contentsOf(received, context);
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
  const { texts, facts } = contentsOf(received, context);
  const {
    shop,
    withdrawal: { locale },
  } = received;
  send(sql, context, received, {
    to: sellerOf(context.brand, locale ?? '', languageFor(locale, shop)).email,
    subject: fillIn(texts.subject, { orderNumber: received.withdrawal.orderNumber }),
    heading: texts.heading,
    facts: [facts.received, facts.name, facts.order, facts.items, facts.email],
    before: texts.statement,
    after: received.isMatched ? texts.next : texts.unmatchedForStaff,
    why: texts.why,
  });
}

function contentsOf({ shop, withdrawal }: ReceivedWithdrawal, { brand }: PlatformContext) {
  const { email, locale, name, orderNumber, items, receivedAt } = withdrawal;
  const texts = brandTexts(RECEIPT_MESSAGES, { shop, language: languageFor(locale, shop) }, brand);
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
  { ids, now, origin, storefrontUrl, brand }: PlatformContext,
  { shop, withdrawal }: ReceivedWithdrawal,
  { to, subject, heading, facts, before, after, why }: Letter,
): void {
  const language = languageFor(withdrawal.locale, shop);
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const cell = `padding:8px 16px 8px 0;border-bottom:1px solid ${brand.tokens.colours.line};text-align:left;vertical-align:top;overflow-wrap:anywhere`;
  const table = html`<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${facts.map(
    ([term, value]) =>
      html`<tr><th scope="row" style="${cell};width:38%;font-weight:400">${term}</th><td style="${cell}">${value}</td></tr>`,
  )}</table>`;
  const end = after === '' ? '' : html`\n<p style="margin:0 0 40px">${after}</p>`;
  const content = html`<p style="margin:0 0 24px">${before}</p>
${table}${end}`;
  const frame = { brand, languageTag: languageTag(language, shop), subject, origin, home };
  const lines = facts.map(([term, value]) => `${term}: ${value}`).join('\n');
  const parts = [brand.name, heading, before, lines, after, why, home].filter(
    (part) => part !== '',
  );
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
