import { merchandiseOf } from '@lokke/contract/checkout';
import {
  type Loaded,
  NO_PROMOTIONS,
  type PromoTexts,
  type Promotions,
} from '@lokke/contract/ports';
import type { ProductDetail } from '@lokke/domain/catalogue';
import { isAutomaticDiscountId } from '@lokke/domain/discounts';
import { type CurrencyCode, type Money, parseMoney } from '@lokke/domain/money';
import { parsePromoSettings } from '@lokke/domain/promotions';
import { asRecord, parseJson } from '@lokke/http-client';
import { shopMetafields } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom } from './loaded.ts';
import { ours } from './metafields.ts';

type ShopTerms = Pick<Promotions, 'freeDeliveryFrom' | 'paymentMethods'>;

interface PromotionSources {
  /** Settings from the content. */
  readonly texts: () => Promise<Loaded<PromoTexts>>;
  readonly product: (handle: string) => Promise<Loaded<ProductDetail>>;
  readonly terms: () => Promise<Loaded<ShopTerms>>;
}

/** Loads the market's promotions. A free item that the shop does not have is left out. */
export async function loadPromotions({
  texts,
  product,
  terms,
}: PromotionSources): Promise<Promotions> {
  const [{ written, freeItem, isUnknown }, found] = await Promise.all([
    loadTexts(texts, product),
    terms(),
  ]);
  const known = {
    ...NO_PROMOTIONS,
    ...(found.kind === 'found' && found.value),
    ...(isUnknown && { isUnknown }),
  };
  if (written === null) return known;
  const {
    freeItemHandle: _,
    discountTitles: __,
    automaticDiscountIds,
    giftDiscountIds,
    popups,
    ...raw
  } = written;
  const ids = freeItem && { productId: freeItem.product.id, variantId: freeItem.id };
  return {
    ...known,
    settings: parsePromoSettings(raw, ids),
    freeItem,
    discountIds: discountIdsIn(automaticDiscountIds),
    giftIds: discountIdsIn(giftDiscountIds),
    popups,
  };
}

async function loadTexts(
  texts: PromotionSources['texts'],
  product: PromotionSources['product'],
): Promise<{
  readonly written: PromoTexts | null;
  readonly freeItem: Promotions['freeItem'];
  readonly isUnknown: boolean;
}> {
  const written = await texts();
  if (written.kind !== 'found') {
    return { written: null, freeItem: null, isUnknown: written.kind === 'failed' };
  }
  const { freeItemHandle } = written.value;
  const found = freeItemHandle === null ? null : await product(freeItemHandle);
  return {
    written: written.value,
    freeItem: found && merchandiseIn(found),
    isUnknown: found?.kind === 'failed',
  };
}

function merchandiseIn(product: Loaded<ProductDetail>): Promotions['freeItem'] {
  if (product.kind !== 'found') return null;
  const [variant] = product.value.variants;
  return variant === undefined ? null : merchandiseOf(product.value, variant);
}

/** Only product gids can be requested. */
function discountIdsIn(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].filter(isAutomaticDiscountId);
}

/** Names of what the platform lists in capitals. */
const PAYMENT_NAMES: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DINERS_CLUB: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
  SHOPIFY_PAY: 'Shop Pay',
};

/** Loads the threshold of free delivery from the shop's metafield, and the ways to pay that it names. */
export async function loadShopTerms(source: ShopContext): Promise<Loaded<ShopTerms>> {
  const { client, market } = source;
  const identifiers = [ours(source, 'free_delivery_from')];
  const result = await shopMetafields(client, { ...inContext(source), identifiers });
  return loadedFrom(
    source,
    'shop terms',
    result,
    ({ metafields: [metafield], paymentSettings }) => ({
      freeDeliveryFrom: moneyOf(metafield?.value ?? null, market.currencyCode),
      paymentMethods: [
        ...paymentSettings.acceptedCardBrands,
        ...paymentSettings.supportedDigitalWallets,
      ].flatMap((name) => PAYMENT_NAMES[name] ?? []),
    }),
  );
}

/**
 * Parses Shopify's money metafield, `{"amount":"50.00","currency_code":"EUR"}`, if it is in the market's currency.
 */
export function moneyOf(json: string | null, currencyCode: CurrencyCode): Money | null {
  const { amount, currency_code: currency } = asRecord(parseJson(json)) ?? {};
  if (typeof amount !== 'string' || currency !== currencyCode) return null;
  try {
    return parseMoney({ amount, currencyCode });
  } catch {
    return null;
  }
}
