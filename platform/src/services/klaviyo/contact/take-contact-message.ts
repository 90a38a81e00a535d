import { sellerOf } from '@lokke/brand';
import { languageFor, type PlatformContext, type Shop } from '../../../protocol/index.ts';
import { sendFactLetter } from '../../../protocol/mail/index.ts';
import { brandTexts, displayDate, fillIn } from '../../../protocol/pages/index.ts';
import { countAttempts, normaliseText } from '../../../shopify/customers/index.ts';
import { type ProfileEvent, propertyPointer } from '../newsletter/index.ts';
import { CONTACT_MESSAGES } from './messages/messages.ts';

export const CONTACT_METRIC = 'Wrote To Shop';

/** Hands a message to the shop and acknowledges it; returns the pointer to what is wrong with the event, or null. */
export async function takeContactMessage(
  context: PlatformContext,
  shop: Shop,
  { email, locale, receivedAt, uniqueId, property }: ProfileEvent,
): Promise<string | null> {
  const language = languageFor(locale, shop);
  const texts = brandTexts(CONTACT_MESSAGES, { shop, language }, context.brand);
  const [name, orderNumber] = [
    normaliseText(property('name')),
    normaliseText(property('orderNumber')),
  ];
  const message = property('message');
  const about = Object.entries(texts.subjects).find(([id]) => id === property('subject'))?.[1];
  if (name === null) return propertyPointer('name');
  if (message === '') return propertyPointer('message');
  if (about === undefined) return propertyPointer('subject');
  const received = `${displayDate(receivedAt)}, ${receivedAt.slice(11, 19)} UTC`;
  await context.store.write((sql) => {
    // A repeated event counts once.
    const { changes } = sql
      .prepare(
        `INSERT INTO contact_messages (shop, unique_id, received_at) VALUES (?, ?, ?)
         ON CONFLICT DO NOTHING`,
      )
      .run(shop.key, uniqueId, receivedAt);
    if (Number(changes) === 0) return;
    sendFactLetter(sql, context, {
      ...{ shop, locale, replyTo: email },
      to: sellerOf(context.brand, locale ?? '', language).email,
      subject: fillIn(texts.staffSubject, { about }),
      heading: texts.staffHeading,
      before: fillIn(texts.staffIntro, { name }),
      facts: [
        [texts.received, received],
        [texts.name, name],
        [texts.email, email],
        [texts.about, about],
        ...(orderNumber === null ? [] : ([[texts.order, orderNumber]] as const)),
      ],
      after: message,
      why: texts.staffWhy,
    });
    const attempt = { limit: 'receiptToStranger', shop: shop.key, by: email } as const;
    if (!countAttempts(sql, [attempt], context.now())) return;
    // Anybody can name any address, so no word of the sender is repeated there.
    sendFactLetter(sql, context, {
      ...{ shop, locale, to: email },
      subject: texts.subject,
      heading: texts.heading,
      before: texts.intro,
      facts: [
        [texts.received, received],
        [texts.about, about],
      ],
      after: '',
      why: texts.why,
    });
  });
  return null;
}
