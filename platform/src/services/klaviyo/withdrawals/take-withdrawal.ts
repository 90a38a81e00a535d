import type { PlatformContext, Shop } from '../../../protocol/index.ts';
import { countAttempts, normaliseText } from '../../../shopify/customers/index.ts';
import { findOrderOfBuyer } from '../../../shopify/orders/index.ts';
import { type ProfileEvent, propertyPointer } from '../newsletter/index.ts';
import { sendReceipt, sendToStaff } from './send-receipt.ts';

export const WITHDRAWAL_METRIC = 'Withdrew From Contract';

/** Keeps a withdrawal and sends its receipt; returns the pointer to what is wrong with the event, or null. */
export async function takeWithdrawal(
  context: PlatformContext,
  shop: Shop,
  { email, locale, receivedAt, uniqueId, property }: ProfileEvent,
): Promise<string | null> {
  // A number becomes part of a subject.
  const [name, orderNumber] = [
    normaliseText(property('name')),
    normaliseText(property('orderNumber')),
  ];
  const items = property('items');
  if (name === null) return propertyPointer('name');
  if (orderNumber === null) return propertyPointer('orderNumber');
  const withdrawal = { email, locale, name, orderNumber, items, receivedAt, uniqueId };
  await context.store.write((sql) => {
    // A repeated event counts once.
    const { changes } = sql
      .prepare(
        `INSERT INTO withdrawals (shop, unique_id, email, name, order_number, items, received_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .run(shop.key, uniqueId, email, name, orderNumber, items, receivedAt);
    if (Number(changes) === 0) return;
    const order = findOrderOfBuyer(sql, { shop: shop.key, number: orderNumber, email });
    const received = { shop, withdrawal, isMatched: order !== null };
    sendToStaff(sql, context, received);
    // The statement counts in any case; a stranger's letters to one address are bounded.
    const attempt = { limit: 'receiptToStranger', shop: shop.key, by: email } as const;
    if (order === null && !countAttempts(sql, [attempt], context.now())) return;
    sendReceipt(sql, context, received);
  });
  return null;
}
