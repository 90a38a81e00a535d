import { sellerOf } from '@lokke/brand';
import { languageFor, type PlatformContext, type Shop } from '../../../protocol/index.ts';
import { type FactLetter, sendFactLetter } from '../../../protocol/mail/index.ts';
import { brandTexts, displayDate, fillIn } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { RECEIPT_MESSAGES } from './messages/messages.ts';

/** Characters that an unmatched receipt may repeat: no room for words. */
const PLAIN_NUMBER = /^#?\d{1,9}$/;

interface Withdrawal {
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
  /** Tells whether an order of this number was placed with this e-mail. */
  readonly isMatched: boolean;
}

type Letter = Omit<FactLetter, 'shop' | 'locale'>;

/**
 * Sends a receipt on a durable medium, at once, with what was stated and when. Anybody can name any address, so words of the sender
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

/** Writes to those who act on it all of it, and whether the order is this buyer's. */
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
  context: PlatformContext,
  { shop, withdrawal: { locale } }: ReceivedWithdrawal,
  letter: Letter,
): void {
  sendFactLetter(sql, context, { shop, locale, ...letter });
}
