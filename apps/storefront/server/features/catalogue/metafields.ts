import type { FactSetting } from '@lokke/brand';
import { type ProductSpec, type Rating, SPEC_TYPES } from '@lokke/domain/catalogue';
import { type PriceHistories, readPriceHistories } from '@lokke/domain/law';
import { type FilterGroup, type FilterSource, ratingSteps } from '@lokke/domain/listing';
import { parseJson } from '@lokke/http-client';
import type {
  HasMetafieldsIdentifier,
  ProductSummaryPartsFragment,
} from '@lokke/shopify-storefront';
import type { ShopContext } from '../shop-connection/index.ts';

type Metafields = ProductSummaryPartsFragment['metafields'];

/** Metafields behind the filters: `hairType` is `hair_type`. */
const SPEC_KEYS = SPEC_TYPES.map(
  (type) => [type, type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
);

type Named = Pick<ShopContext, 'namespace'>;

/** A metafield of the shop's own, as its brand names them. */
export function ours({ namespace }: Named, key: string) {
  return { namespace, key };
}

/** The metafield of a spec; null for a spec that no metafield has. */
export function metafieldOfSpec(source: Named, id: string) {
  const key = SPEC_KEYS.find(([type]) => type === id)?.[1];
  return key === undefined ? null : ours(source, key);
}

/** All requested metafields of listed products; the platform returns only those named. */
export function metafieldsFor(
  source: Pick<ShopContext, 'facts' | 'namespace'>,
  groups: readonly FilterGroup[],
): readonly HasMetafieldsIdentifier[] {
  const asked = groups.flatMap(({ source }) =>
    source.kind === 'metafield' ? [{ namespace: source.namespace, key: source.key }] : [],
  );
  const onCards = metafieldsOfFacts(source.facts.filter(({ on }) => on.includes('card')));
  return [...summaryMetafields(source), ...asked, ...onCards];
}

/** Prices of the variants, as the shop records them. */
const PRICE_HISTORY = 'price_history';

const SUMMARY_KEYS = [
  'range',
  'promise',
  'how_to_use',
  'key_ingredients',
  'sold_quantity',
  'bundle_products',
  PRICE_HISTORY,
  ...SPEC_KEYS.map(([, key]) => key),
];
const RATING = { namespace: 'reviews', key: 'rating' } as const;
const RATING_COUNT = { namespace: 'reviews', key: 'rating_count' } as const;

export function summaryMetafields(source: Named): readonly HasMetafieldsIdentifier[] {
  return [...SUMMARY_KEYS.map((key) => ours(source, key)), RATING, RATING_COUNT];
}

const DETAIL_KEYS = ['ingredients', 'inci', 'producer', 'packaging', 'warnings', 'case_quantity'];

/** Word of the merchant that search engines are to pass a product by. */
export const HIDDEN = { namespace: 'seo', key: 'hidden' } as const;

/** Metafields of a product's own page: lists do without the long ones. */
export function detailMetafields(source: Pick<ShopContext, 'facts' | 'namespace'>) {
  return [
    ...summaryMetafields(source),
    ...DETAIL_KEYS.map((key) => ours(source, key)),
    HIDDEN,
    ...metafieldsOfFacts(source.facts),
  ];
}

function metafieldsOfFacts(facts: readonly FactSetting[]): readonly HasMetafieldsIdentifier[] {
  return facts.flatMap(({ of }) => {
    const [namespace, key] = of.split('.');
    return namespace === undefined || key === undefined ? [] : [{ namespace, key }];
  });
}

export function textOf(
  metafields: Metafields,
  { namespace, key }: HasMetafieldsIdentifier,
): string | null {
  const found = metafields.find(
    (field) => field !== null && field.namespace === namespace && field.key === key,
  );
  return found?.value ?? null;
}

/** Parses a list metafield; anything else counts as empty. */
export function textsOf(metafields: Metafields, name: HasMetafieldsIdentifier): readonly string[] {
  const value = parseJson(textOf(metafields, name));
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The texts of a list, or the one text of a metafield that is no list. */
function listOf(metafields: Metafields, name: HasMetafieldsIdentifier): readonly string[] {
  const text = textOf(metafields, name) ?? '';
  return text.startsWith('[') ? textsOf(metafields, name) : [text];
}

type Attributes = Pick<
  ProductSummaryPartsFragment,
  'metafields' | 'productType' | 'vendor' | 'tags' | 'options' | 'availableForSale'
>;

/** The product's own specs, and those that follow from what the shop filters by. */
export function specsOf(
  source: Named,
  product: Attributes,
  groups: readonly FilterGroup[],
): readonly ProductSpec[] {
  const own = SPEC_KEYS.flatMap(([type, key]) =>
    textsOf(product.metafields, ours(source, key)).map((value) => ({ type, value })),
  );
  return [
    ...own,
    ...groups.flatMap(({ id, source }) =>
      valuesOf(product, source)
        .filter((value) => value !== '')
        .map((value) => ({ type: id, value })),
    ),
  ];
}

function valuesOf(product: Attributes, source: FilterSource): readonly string[] {
  switch (source.kind) {
    // Specs are there already; the price is a range over the listing's own prices.
    case 'spec':
    case 'price':
      return [];
    case 'availability':
      return [product.availableForSale ? 'inStock' : 'soldOut'];
    case 'productType':
      return [product.productType];
    case 'vendor':
      return [product.vendor];
    case 'tag':
      return source.values.filter((value) =>
        product.tags.some((tag) => tag.trim().toLowerCase() === value.toLowerCase()),
      );
    case 'option': {
      const name = source.name.toLowerCase();
      return product.options.flatMap((option) =>
        option.name.toLowerCase() === name ? option.values : [],
      );
    }
    case 'rating':
      return ratingSteps(ratingOf(product.metafields));
    case 'metafield':
      return listOf(product.metafields, source);
  }
}

export function historiesOf(source: Named, metafields: Metafields): PriceHistories {
  return readPriceHistories(parseJson(textOf(metafields, ours(source, PRICE_HISTORY))));
}

export function countOf(metafields: Metafields, name: HasMetafieldsIdentifier): number {
  const count = Number(textOf(metafields, name) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Parses Shopify's rating metafield: `{"value":"4.7","scale_min":"1.0","scale_max":"5.0"}`. */
export function ratingOf(metafields: Metafields): Rating | null {
  const rating = parseJson(textOf(metafields, RATING));
  if (typeof rating !== 'object' || rating === null || !('value' in rating)) return null;
  const averageRating = Number(rating.value);
  const count = countOf(metafields, RATING_COUNT);
  return Number.isFinite(averageRating) && count > 0 ? { averageRating, count } : null;
}
