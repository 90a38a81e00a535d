import { discountsFile } from '@lokke/platform';
import { productDraft, SMALL_SHOP, variantDraft } from './drafts.ts';

/** Plenty of each product, and gift cards of 25 euros. */
export const PLENTY = {
  ...SMALL_SHOP,
  products: [
    ...(SMALL_SHOP.products ?? []),
    productDraft({
      handle: 'card',
      title: 'Card',
      isGiftCard: true,
      variants: [variantDraft({ priceInMinorUnits: 2500 })],
    }),
  ].map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, inventoryQuantity: 90_000 })),
  })),
};
export const [SHAMPOO, MASK, GIFT, CARD] = [1, 2, 3, 4].map(
  (number) => `gid://shopify/ProductVariant/${number}`,
);
export const MONTHLY = 'gid://shopify/SellingPlan/1';
const ALL = { kind: 'all' };
const OF = (...products: readonly string[]) => ({ kind: 'products', products, variants: [] });
const discount = (id: number, title: string, code: string | null, terms: object) => ({
  id,
  title,
  code,
  terms,
  startsAt: '2024-01-01T00:00:00Z',
  endsAt: null,
  combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
});
const percent = (percentage: number) => ({ kind: 'percentage', percentage });
/** Discounts that overlap: a gift, a set and codes. */
export const DISCOUNTS = discountsFile(
  [
    discount(1, 'Oil as a gift', null, {
      kind: 'buyXGetY',
      buys: {
        items: OF('rain-shampoo', 'rain-mask'),
        threshold: { kind: 'amount', amount: '40.00' },
      },
      gets: { items: OF('rain-oil'), quantity: 1, reduction: percent(100) },
      usesPerOrderLimit: 2,
    }),
    discount(2, 'Mask week', null, {
      kind: 'basic',
      items: OF('rain-mask'),
      reduction: percent(33.33),
    }),
    discount(3, 'Ten', 'TEN', { kind: 'basic', items: ALL, reduction: percent(10) }),
    discount(4, 'Three', 'THREE', {
      kind: 'basic',
      items: OF('rain-shampoo'),
      reduction: { kind: 'amount', amount: '3.00', isPerItem: false },
    }),
    discount(5, 'Set', null, {
      kind: 'basic',
      minimum: { kind: 'quantity', quantity: 2 },
      items: OF('rain-shampoo', 'rain-mask'),
      reduction: percent(7.37),
    }),
  ],
  'discounts',
);
