import type { CombinesWith, ItemSet } from '../../src/discounts/discount.ts';
import { CARE_TYPES } from './collections.ts';
import { DISCOUNT_TITLES, type DiscountTitles } from './discount-titles.ts';
import type { PriceRule } from './prices.ts';
import type { ShopWorld } from './shop-world.ts';
import type { SourceProduct } from './source.ts';

const FREE_MASK = 'honey-travel-mask';
/** A tag that keeps care from counting towards the free mask. */
const UNCOUNTED_TAGS = ['travel', 'professional-only', 'gift'];
const GIFT_TAG = 'gift-with-purchase';
const GIFT_FROM_EURO = 75;

const TOGETHER: CombinesWith = {
  orderDiscounts: true,
  productDiscounts: true,
  shippingDiscounts: true,
};
const FREE = { kind: 'percentage', percentage: 100 };

/** The same numbers in every shop: what a page refers to by number is found in each market. */
export function demoDiscounts(world: ShopWorld): readonly object[] {
  const { products } = world.catalogue;
  const counted = products.filter(isCountedCare);
  const travelSizes = products.filter(
    ({ tags, handle }) => tags.includes('travel') && handle !== FREE_MASK,
  );
  const gifts = products.filter(({ tags }) => tags.includes(GIFT_TAG));
  const giftFrom = giftThreshold(world.shop.priceRule);
  const titled = (key: keyof DiscountTitles) => titlesOf(world, key, giftFrom);
  return [
    automatic(1001, titled('freeMask'), {
      buys: { items: these(counted), threshold: { kind: 'quantity', quantity: 2 } },
      gets: { items: handles(FREE_MASK), quantity: 1, reduction: FREE },
      usesPerOrderLimit: 1,
    }),
    automatic(1002, titled('travelSize'), {
      buys: { items: collections('styling'), threshold: { kind: 'quantity', quantity: 3 } },
      gets: { items: these(travelSizes), quantity: 1, reduction: FREE },
      usesPerOrderLimit: 2,
    }),
    automatic(1003, titled('gift'), {
      buys: {
        items: collections('care', 'styling', 'bundles'),
        threshold: { kind: 'amount', amount: `${giftFrom}.00` },
      },
      gets: { items: these(gifts), quantity: 1, reduction: FREE },
      usesPerOrderLimit: 1,
    }),
    {
      ...shared(1004, titled('welcome')),
      code: 'WELCOME10',
      combinesWith: { ...TOGETHER, orderDiscounts: false },
      appliesOnSubscription: true,
      terms: {
        kind: 'basic',
        minimum: null,
        items: { kind: 'all' },
        reduction: { kind: 'percentage', percentage: 10 },
      },
    },
  ];
}

function isCountedCare({ productType, tags }: SourceProduct): boolean {
  return CARE_TYPES.includes(productType) && !tags.some((tag) => UNCOUNTED_TAGS.includes(tag));
}

interface Titles {
  readonly title: string;
  readonly translatedTitles: Readonly<Record<string, string>>;
}

function shared(id: number, titles: Titles) {
  return { id, ...titles, startsAt: '2024-01-01T00:00:00Z', endsAt: null };
}

function automatic(id: number, titles: Titles, terms: object): object {
  return {
    ...shared(id, titles),
    code: null,
    combinesWith: TOGETHER,
    terms: { kind: 'buyXGetY', ...terms },
  };
}

function titlesOf({ shop }: ShopWorld, key: keyof DiscountTitles, giftFrom: number): Titles {
  const { language, translatedInto, moneyFormat } = shop;
  const title = (of: typeof language) =>
    DISCOUNT_TITLES[of][key].replace('{amount}', amountIn(of, giftFrom, moneyFormat));
  return {
    title: title(language),
    translatedTitles:
      translatedInto === null ? {} : { [translatedInto.toUpperCase()]: title(translatedInto) },
  };
}

/** On a round number, at the level of the market's prices. */
function giftThreshold({ charm, level }: PriceRule): number {
  const step = charm === 'nine' ? 50 : 5;
  return Math.round((GIFT_FROM_EURO * level) / step) * step;
}

function collections(...names: readonly string[]): ItemSet {
  return { kind: 'collections', collections: names };
}

function handles(...products: readonly string[]): ItemSet {
  return { kind: 'products', products, variants: [] };
}

function these(products: readonly SourceProduct[]): ItemSet {
  return handles(...products.map(({ handle }) => handle));
}

/** Where the symbol stands in a sentence is the language's, not the shop's; the space does not break. */
function amountIn(language: string, amount: number, moneyFormat: string): string {
  const symbol = moneyFormat.replace(/\{\{\w+\}\}/, '').trim();
  if (language === 'en') return `${symbol}${amount}`;
  return language === 'nl' ? `${symbol}\u00a0${amount}` : `${amount}\u00a0${symbol}`;
}
