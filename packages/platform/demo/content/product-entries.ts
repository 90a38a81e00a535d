import {
  type Catalogue,
  type Copy,
  need,
  type SourceBundle,
  type SourceProduct,
  type SourceRange,
} from '../generator/source.ts';
import { type ContentEntry, linkTo, same } from './entry.ts';
import { perLocale } from './locales.ts';

export function productEntries(catalogue: Catalogue): readonly ContentEntry[] {
  return [
    ...catalogue.ranges.map(rangeEntry),
    ...catalogue.products.map(productEntry),
    ...catalogue.bundles.map(bundleEntry),
  ];
}

function rangeEntry({ handle, title }: SourceRange): ContentEntry {
  const textOf = ({ ranges }: Copy) => need(ranges, handle, 'text of range');
  return {
    id: `range-${handle}`,
    contentType: 'rangePage',
    fields: {
      title: same(title),
      slug: same(handle),
      subject: perLocale((copy) => textOf(copy).subject),
      intro: perLocale((copy) => textOf(copy).intro),
    },
  };
}

function productEntry(product: SourceProduct): ContentEntry {
  const { handle, specs, rating, soldQuantity, range, keyIngredients } = product;
  const textOf = ({ products }: Copy) => need(products, handle, 'text of product');
  return {
    id: handle,
    contentType: 'productPage',
    fields: {
      title: perLocale((copy) => textOf(copy).title),
      slug: same(handle),
      promise: perLocale((copy) => textOf(copy).promise),
      howToUse: perLocale((copy) => textOf(copy).howToUse || undefined),
      keyIngredients: perLocale(({ ingredients }) =>
        keyIngredients.length === 0
          ? undefined
          : keyIngredients.map((name) => need(ingredients, name, 'ingredient')),
      ),
      productSpecs: same(specs),
      rating: same(rating === null ? null : { averageRating: rating.average, count: rating.count }),
      soldQuantity: same(soldQuantity),
      range: same(range === null ? null : linkTo(`range-${range}`)),
    },
  };
}

function bundleEntry({ handle, range, products }: SourceBundle): ContentEntry {
  const textOf = ({ bundles }: Copy) => need(bundles, handle, 'text of bundle');
  return {
    id: handle,
    contentType: 'productBundlePage',
    fields: {
      title: perLocale((copy) => textOf(copy).title),
      slug: same(handle),
      promise: perLocale((copy) => textOf(copy).promise),
      products: same(products.map((product) => linkTo(product))),
      range: same(linkTo(`range-${range}`)),
    },
  };
}
