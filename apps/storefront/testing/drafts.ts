import { readFileSync } from 'node:fs';
import type { CatalogueDrafts, ProductDraft, VariantDraft } from '@lokke/platform';

interface Defaults {
  readonly variant: VariantDraft;
  readonly product: Omit<ProductDraft, 'variants'>;
  readonly sellingPlanGroup: NonNullable<CatalogueDrafts['sellingPlanGroups']>[number];
}
const DEFAULTS: Defaults = JSON.parse(
  readFileSync(new URL('draft-defaults.json', import.meta.url), 'utf8'),
);

export function variantDraft(given: Partial<VariantDraft> = {}): VariantDraft {
  return { ...DEFAULTS.variant, ...given };
}

export function productDraft(given: Partial<ProductDraft> = {}): ProductDraft {
  return { ...DEFAULTS.product, variants: [variantDraft()], ...given };
}

/** The collection that makes a shop of many products a long one. */
export const ALL_PRODUCTS: NonNullable<CatalogueDrafts['collections']>[number] = {
  handle: 'all',
  title: 'All products',
  descriptionHtml: '',
  image: null,
  members: { kind: 'all' },
  sortOrder: 'BEST_SELLING',
  seo: { title: null, description: null },
  metafields: [],
};

/** A shop with products in stock, scarce, sold out and on subscription. */
export const SMALL_SHOP: CatalogueDrafts = {
  products: [
    productDraft(),
    productDraft({
      handle: 'rain-mask',
      title: 'Rain mask',
      variants: [variantDraft({ inventoryQuantity: 2, priceInMinorUnits: 1995 })],
    }),
    productDraft({
      handle: 'rain-oil',
      title: 'Rain oil',
      variants: [variantDraft({ inventoryQuantity: 0, priceInMinorUnits: 2400 })],
    }),
  ],
  sellingPlanGroups: [DEFAULTS.sellingPlanGroup],
};
