import type { MetafieldDraft } from '../../src/catalogue/draft.ts';
import { deliveryMethods } from '../../src/checkout/rules/delivery.ts';
import { isShopKey, makeShops } from '../../src/shops/index.ts';
import type { ShopWorld } from './shop-world.ts';

/** What the storefront is told of the shop's promotions; the numbers are those of `discounts.json`. */
const SETTINGS = {
  amountOfProductsToGetFreeItem: '2',
  promoCollectionName: 'care',
  shopifyTagsToExcludeFromPromo: 'travel, professional-only, gift',
  freeItemHandle: 'honey-travel-mask',
  automaticDiscountIds: ['gid://shopify/DiscountAutomaticNode/1002'],
  giftDiscountIds: ['gid://shopify/DiscountAutomaticNode/1003'],
  popups: { freeTravelSize: true, noKickbackFee: true },
};

export function promoMetafields({ shop }: ShopWorld): readonly MetafieldDraft[] {
  const settings = ours('promo_settings', 'json', JSON.stringify(SETTINGS));
  if (!isShopKey(shop.key)) return [settings];
  const { currencyCode } = makeShops()[shop.key];
  const [standard] = deliveryMethods(shop.key, 0);
  if (standard.freeFromInMinorUnits === null) return [settings];
  const amount = (standard.freeFromInMinorUnits / 100).toFixed(2);
  const money = JSON.stringify({ amount, currency_code: currencyCode });
  return [settings, ours('free_delivery_from', 'money', money)];
}

function ours(key: string, type: string, value: string): MetafieldDraft {
  return { namespace: 'lokke', key, type, value };
}
