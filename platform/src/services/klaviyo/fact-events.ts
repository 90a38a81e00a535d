import { sellerOf } from '@lokke/brand';
import {
  languageFor,
  type MessageCatalogue,
  type PlatformContext,
  type Shop,
} from '../../protocol/index.ts';
import { brandTexts, fillIn } from '../../protocol/pages/index.ts';
import { normaliseText } from '../../shopify/customers/index.ts';
import { findOrderOfBuyer } from '../../shopify/orders/index.ts';
import { column, defineTable, type Sql } from '../../store/index.ts';
import { type ProfileEvent, propertyPointer } from './documents.ts';
import { mayWriteTo, momentIn, sendFacts } from './fact-letters.ts';
import { KLAVIYO_MESSAGES } from './messages.ts';
import { noteMessage, ONCE } from './subscriptions.ts';

const WITHDRAWALS = defineTable('withdrawals', {
  shop: column.text,
  uniqueId: column.text,
  receivedAt: column.text,
  email: column.text,
  name: column.text,
  orderNumber: column.text,
  items: column.text,
});

type ContactTexts = (typeof KLAVIYO_MESSAGES.contact)['texts']['en'];

type MessageTexts = MessageCatalogue<
  Omit<ContactTexts, 'subjects'> & { readonly subjects: Readonly<Record<string, string>> }
>;

/** Hands a message to the shop and acknowledges it; the matter is the property that says what it is about. */
export async function takeMessage(
  messages: MessageTexts,
  matterName: 'orderNumber' | 'review',
  context: PlatformContext,
  shop: Shop,
  { email, locale, receivedAt, uniqueId, property }: ProfileEvent,
): Promise<string | null> {
  const language = languageFor(locale, shop);
  const texts = brandTexts(messages, { shop, language }, context.brand);
  const name = normaliseText(property('name'));
  const matter = normaliseText(property(matterName));
  const message = property('message');
  const about = Object.entries(texts.subjects).find(([id]) => id === property('subject'))?.[1];
  if (name === null) return propertyPointer('name');
  if (message === '') return propertyPointer('message');
  if (about === undefined) return propertyPointer('subject');
  const received = [texts.received, momentIn(property('timeZone'), receivedAt)] as const;
  const subject = [texts.about, about] as const;
  await context.store.write((sql) => {
    if (!noteMessage(sql, { shop: shop.key, uniqueId }, context.now())) return;
    sendFacts(sql, context, {
      shop,
      locale,
      replyTo: email,
      to: sellerOf(context.brand, locale ?? '', language).email,
      subject: fillIn(texts.staffSubject, { about }),
      heading: texts.staffHeading,
      before: fillIn(texts.staffIntro, { name }),
      facts: [
        received,
        [texts.name, name],
        [texts.email, email],
        subject,
        ...(matter === null ? [] : ([[texts.matter, matter]] as const)),
      ],
      after: message,
      why: texts.staffWhy,
    });
    if (!mayWriteTo(sql, context, shop, email)) return;
    // Anybody can name any address, so no word of the sender is repeated there.
    const { heading, intro: before, why } = texts;
    sendFacts(sql, context, {
      shop,
      locale,
      to: email,
      subject: texts.subject,
      heading,
      before,
      why,
      facts: [received, subject],
      after: '',
    });
  });
  return null;
}

/** Keeps a withdrawal, or the end of a contract, and sends its receipt. */
export async function takeStatement(
  messages: typeof KLAVIYO_MESSAGES.withdrawals,
  context: PlatformContext,
  shop: Shop,
  { email, locale, receivedAt, uniqueId, property }: ProfileEvent,
): Promise<string | null> {
  // A number becomes part of a subject.
  const name = normaliseText(property('name'));
  const orderNumber = normaliseText(property('orderNumber'));
  const items = itemsIn(property);
  if (name === null) return propertyPointer('name');
  if (orderNumber === null) return propertyPointer('orderNumber');
  const stated = { email, name, orderNumber, items, receivedAt };
  await context.store.write((sql) => {
    if (WITHDRAWALS.insert(sql, { shop: shop.key, uniqueId, ...stated }, ONCE) === 0) return;
    const order = findOrderOfBuyer(sql, { shop: shop.key, number: orderNumber, email });
    const received = momentIn(property('timeZone'), receivedAt);
    const withdrawal = { shop, locale, messages, ...stated, received, isMatched: order !== null };
    writeAboutWithdrawal(sql, context, withdrawal, 'seller');
    if (order === null && !mayWriteTo(sql, context, shop, email)) return;
    writeAboutWithdrawal(sql, context, withdrawal, 'sender');
  });
  return null;
}

/** Characters that an unmatched receipt may repeat: no room for words. */
const PLAIN_NUMBER = /^#?\d{1,9}$/;

/** Products, or the reason of a cancellation with its kind and last day. */
function itemsIn(property: ProfileEvent['property']): string {
  return ['items', 'kind', 'endsOn']
    .map(property)
    .filter((part) => part !== '' && part !== 'ordinary')
    .join(' · ');
}

interface Withdrawal {
  readonly messages: typeof KLAVIYO_MESSAGES.withdrawals;
  readonly shop: Shop;
  readonly locale: string | null;
  readonly email: string;
  readonly name: string;
  readonly orderNumber: string;
  readonly items: string;
  /** Date and time by the clocks of the sender's country. */
  readonly received: string;
  /** Tells whether an order of this number was placed with this e-mail. */
  readonly isMatched: boolean;
}

/**
 * Sends a receipt on a durable medium, at once, with what was stated and when. Anybody can name any address, so words of
 * the sender are repeated only to the buyer of the order, and to those who act on it.
 */
export function writeAboutWithdrawal(
  sql: Sql,
  context: PlatformContext,
  { messages, shop, locale, email, name, orderNumber, items, received: at, isMatched }: Withdrawal,
  reader: 'seller' | 'sender',
): void {
  const language = languageFor(locale, shop);
  const texts = brandTexts(messages, { shop, language }, context.brand);
  const received = [texts.received, at] as const;
  const order = [texts.order, orderNumber] as const;
  const address = [texts.email, email] as const;
  if (reader === 'sender' && !isMatched) {
    sendFacts(sql, context, {
      shop,
      locale,
      to: email,
      subject: texts.unmatchedSubject,
      heading: texts.unmatchedHeading,
      before: texts.unmatchedStatement,
      facts: [received, ...(PLAIN_NUMBER.test(orderNumber) ? [order] : []), address],
      after: '',
      why: texts.unmatchedWhy,
    });
    return;
  }
  const stated = [texts.items, items === '' ? texts.all : items] as const;
  const facts = [received, [texts.name, name] as const, order, stated, address];
  if (reader === 'seller') {
    const { contact } = KLAVIYO_MESSAGES;
    sendFacts(sql, context, {
      shop,
      locale,
      replyTo: email,
      facts,
      to: sellerOf(context.brand, locale ?? '', language).email,
      subject: fillIn(texts.staffSubject, { orderNumber }),
      heading: texts.unmatchedSubject,
      before: fillIn(texts.staffIntro, { name }),
      after: isMatched ? texts.staffNext : texts.unmatchedForStaff,
      why: brandTexts(contact, { shop, language }, context.brand).staffWhy,
    });
    return;
  }
  const { heading, statement: before, next: after, why } = texts;
  const subject = fillIn(texts.subject, { orderNumber });
  sendFacts(sql, context, {
    shop,
    locale,
    to: email,
    heading,
    before,
    after,
    why,
    subject,
    facts,
  });
}
