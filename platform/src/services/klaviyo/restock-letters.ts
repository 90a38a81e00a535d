import {
  gid,
  isShopKey,
  type Language,
  languageFor,
  type PlatformContext,
  type RepeatedWork,
  repeatWork,
  type Shop,
  secretHash,
} from '../../protocol/index.ts';
import { readCatalogue, sellableQuantity } from '../../shopify/catalogue/index.ts';
import { countAttempts } from '../../shopify/customers/index.ts';
import { lineName } from '../../shopify/orders/index.ts';
import { propertyPointer, type TakeEvent } from './documents.ts';
import { type KnownSize, sendQuestion, sendReturned } from './link-letters.ts';
import { forgetOld, WAITING } from './subscriptions.ts';

interface RequestedSize {
  readonly shop: Shop;
  readonly language: Language;
  readonly variantNumber: number;
}

/** Null for a variant that the shop does not show. */
export function sizeOf(
  { store }: PlatformContext,
  { shop, language, variantNumber }: RequestedSize,
): KnownSize | null {
  const catalogue = readCatalogue(store, shop.key);
  const variant = catalogue.variantById.get(gid('ProductVariant', variantNumber));
  if (variant === undefined) return null;
  const { handle, title } = variant.product.record;
  const key = `product/${handle}/${language.toUpperCase()}`;
  const name = catalogue.translations.get(key)?.['title'] ?? title;
  const hasSizes = variant.product.variants.length > 1;
  return {
    product: lineName({ productTitle: name, variantTitle: hasSizes ? variant.record.title : null }),
    handle,
    isForSale: sellableQuantity(catalogue.stock, variant) !== 0,
  };
}

export const TOKEN = /^[\w.-]{20,4000}$/;

/** Writes to the address. Anybody can send an event about anybody: the letter repeats its token alone, in a link to the shop. */
export const takeRestockRequest: TakeEvent = async (context, shop, { email, locale, property }) => {
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
};

/** Few enough that buyers do not wait for one write of them. */
const MOST_AT_ONCE = 50;
const DUE = 'WHERE is_due = 1 ORDER BY id LIMIT ?';

/** Writes to all who wait for what the trigger on the stock has found back. */
export function createRestockLetters(context: PlatformContext): RepeatedWork {
  return repeatWork('restock', async () => {
    let sent = 0;
    while (WAITING.find(context.store.read, DUE, 1) !== null) sent += await sendSome(context);
    return sent;
  });
}

async function sendSome(context: PlatformContext): Promise<number> {
  const { store, shops, ids, now } = context;
  return store.write((sql) => {
    let sent = 0;
    forgetOld(sql, 'sent', now());
    for (const { id, shop: key, email, variantNumber, ...waiting } of WAITING.all(
      sql,
      DUE,
      MOST_AT_ONCE,
    )) {
      const shop = shops[isShopKey(key) ? key : 'nl'];
      const language = languageFor(waiting.language, shop);
      const size = sizeOf(context, { shop, language, variantNumber });
      WAITING.update(sql, { isDue: false }, 'WHERE id = ?', id);
      // Sold out again: they wait for the next time.
      if (size === null || !size.isForSale) continue;
      const stopToken = ids.token();
      sendReturned(sql, context, { shop, email, language, stopToken, variantNumber }, size);
      const written = { sentAt: now().toISOString(), stopHash: secretHash(stopToken) };
      WAITING.update(sql, written, 'WHERE id = ?', id);
      sent += 1;
    }
    return sent;
  });
}
