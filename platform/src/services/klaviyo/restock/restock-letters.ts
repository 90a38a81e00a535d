import {
  isShopKey,
  languageFor,
  type PlatformContext,
  type RepeatedWork,
  repeatWork,
} from '../../../protocol/index.ts';
import { sizeOf } from './product-of.ts';
import { sendReturned } from './send-letter.ts';
import { dueSubscriptions, forgetSent, markSent, waitOn } from './subscriptions.ts';

export type RestockLetters = RepeatedWork;

/** Few enough that buyers do not wait for one write of them. */
const MOST_AT_ONCE = 50;

/** Writes to all who wait for what the trigger on the stock has found back. */
export function createRestockLetters(context: PlatformContext): RestockLetters {
  return repeatWork('restock', async () => {
    let sent = 0;
    while (dueSubscriptions(context.store.read, 1).length > 0) sent += await sendSome(context);
    return sent;
  });
}

async function sendSome(context: PlatformContext): Promise<number> {
  const { store, shops, ids, now } = context;
  return store.write((sql) => {
    let sent = 0;
    forgetSent(sql, now());
    for (const waiting of dueSubscriptions(sql, MOST_AT_ONCE)) {
      const { shop: key, email, variantNumber } = waiting;
      const shop = shops[isShopKey(key) ? key : 'nl'];
      const language = languageFor(waiting.language, shop);
      const size = sizeOf(context, { shop, language, variantNumber });
      if (size === null || !size.isForSale) {
        waitOn(sql, waiting);
        continue;
      }
      const stopToken = ids.token();
      sendReturned(sql, context, { shop, email, language, stopToken, variantNumber }, size);
      markSent(sql, waiting, { stopToken, now: now() });
      sent += 1;
    }
    return sent;
  });
}
