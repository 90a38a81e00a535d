import { languageFor, type PlatformContext, type Shop } from '../../../protocol/index.ts';
import { countAttempts } from '../../../shopify/customers/index.ts';
import { type ProfileEvent, propertyPointer } from '../newsletter/index.ts';
import { sizeOf } from './product-of.ts';
import { sendQuestion } from './send-letter.ts';

/** The event that the flow of a shop waits for. */
export const RESTOCK_METRIC = 'Back in Stock Requested';

const TOKEN = /^[\w.-]{20,4000}$/;

/**
 * Writes to the address. Anybody can send an event about anybody: the letter repeats nothing of it but a token, and
 * what it leads to is the shop's own. Returns the pointer to what is wrong with the event, or null.
 */
export async function takeRestockRequest(
  context: PlatformContext,
  shop: Shop,
  { email, locale, property }: ProfileEvent,
): Promise<string | null> {
  const token = property('token');
  if (!TOKEN.test(token)) return propertyPointer('token');
  const variantNumber = Number(property('variantId'));
  const language = languageFor(locale, shop);
  const size = sizeOf(context, { shop, language, variantNumber });
  if (size === null) return propertyPointer('variantId');
  await context.store.write((sql) => {
    const attempt = { limit: 'mailToAccount', shop: `restock ${shop.key}`, by: email } as const;
    // An event is taken whether the flow writes or not.
    if (!countAttempts(sql, [attempt], context.now())) return;
    sendQuestion(sql, context, { shop, email, language, token }, size);
  });
  return null;
}
