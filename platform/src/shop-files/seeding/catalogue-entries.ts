import type { DemoCatalogue, DemoProduct } from './catalogue.ts';
import type { DemoEntry } from './entry.ts';
import type { Texts } from './texts.ts';

/** The pages of ranges, products and bundles, in the words that the shops use too. */
export function catalogueEntries(
  { ranges, products }: DemoCatalogue,
  texts: Texts,
): readonly DemoEntry[] {
  const rangePages = ranges.map(({ handle, title }) => ({
    id: `range-${handle}`,
    type: 'rangePage',
    fields: {
      title,
      slug: handle,
      subject: `text:ranges.${handle}.subject`,
      intro: `text:ranges.${handle}.intro`,
    },
  }));
  return [...rangePages, ...products.map((product) => productEntry(product, texts))];
}

function productEntry(product: DemoProduct, texts: Texts): DemoEntry {
  const { handle, range, products, specs, soldQuantity, keyIngredients } = product;
  const howToUse = `products.${handle}.howToUse`;
  const fields = {
    title: `text:products.${handle}.title`,
    slug: handle,
    promise: `text:products.${handle}.promise`,
    howToUse: texts.find(howToUse) === undefined ? null : `text:${howToUse}`,
    keyIngredients: keyIngredients?.map((name) => `text:ingredients.${name}`),
    productSpecs: specs,
    soldQuantity,
    products: products?.map((part) => `entry:${part}`),
    range: range && `entry:range-${range}`,
  };
  return {
    id: handle,
    type: products === null ? 'productPage' : 'productBundlePage',
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value))),
  };
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined;
}
