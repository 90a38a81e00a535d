import type { MetafieldDraft } from '../../src/catalogue/draft.ts';
import { deliveryMethods } from '../../src/checkout/rules/delivery.ts';
import { isShopKey, makeShops } from '../../src/shops/index.ts';
import type { ShopWorld } from './shop-world.ts';

/** What the content cannot know: it belongs to the shop's own delivery prices. */
export function deliveryMetafields({ shop }: ShopWorld): readonly MetafieldDraft[] {
  if (!isShopKey(shop.key)) return [];
  const { currencyCode } = makeShops()[shop.key];
  const [standard] = deliveryMethods(shop.key, 0);
  if (standard.freeFromInMinorUnits === null) return [];
  const amount = (standard.freeFromInMinorUnits / 100).toFixed(2);
  const money = JSON.stringify({ amount, currency_code: currencyCode });
  return [ours('free_delivery_from', 'money', money)];
}

function ours(key: string, type: string, value: string): MetafieldDraft {
  return { namespace: 'lokke', key, type, value };
}
