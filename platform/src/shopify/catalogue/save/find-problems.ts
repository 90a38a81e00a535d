import { gid, parseGid } from '../../../protocol/index.ts';
import type { CatalogueDrafts, ProductDraft, VariantDraft } from '../draft.ts';
import type { MetafieldDraft } from '../draft-shapes.ts';
import type { SaveContext } from './save-context.ts';

export type ProductNumbers = (handle: string) => number | null;

function asList(value: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

function resolveReferences(
  context: SaveContext,
  { owner, metafield }: { readonly owner: string; readonly metafield: MetafieldDraft },
  numberOf: ProductNumbers,
): MetafieldDraft {
  const name = `${owner}: metafield ${metafield.namespace}.${metafield.key}`;
  const toGid = (reference: unknown): string => {
    if (typeof reference === 'string' && parseGid(reference) !== null) return reference;
    const number = typeof reference === 'string' ? numberOf(reference) : null;
    if (number !== null) return gid('Product', number);
    context.problems.push(`${name} names the unknown product ${JSON.stringify(reference)}`);
    return '';
  };
  if (metafield.type === 'product_reference') {
    return { ...metafield, value: toGid(metafield.value) };
  }
  if (metafield.type !== 'list.product_reference') return metafield;
  const list = asList(metafield.value);
  if (list !== null) return { ...metafield, value: JSON.stringify(list.map(toGid)) };
  context.problems.push(`${name} is not a list`);
  return metafield;
}

/** Products name each other by handle in a draft; the store and the API name them by id. */
export function withProductReferences(
  context: SaveContext,
  draft: ProductDraft,
  numberOf: ProductNumbers,
): ProductDraft {
  const resolveAll = (metafields: readonly MetafieldDraft[]) =>
    metafields.map((metafield) =>
      resolveReferences(context, { owner: draft.handle, metafield }, numberOf),
    );
  return {
    ...draft,
    metafields: resolveAll(draft.metafields),
    variants: draft.variants.map((variant) => ({
      ...variant,
      metafields: resolveAll(variant.metafields),
    })),
  };
}

const MAX_VARIANTS = 2048;
const MAX_OPTIONS = 3;
const HANDLE = /^[\p{L}\p{N}\p{So}][\p{L}\p{M}\p{N}\p{So}_-]*$/u;

function isAmount(value: number | null): boolean {
  return value === null || (Number.isSafeInteger(value) && value >= 0);
}

function* variantProblems(product: ProductDraft, variant: VariantDraft): Generator<string> {
  const name = `${product.handle} (${variant.optionValues.join(' / ')})`;
  if (variant.optionValues.length !== product.optionNames.length) {
    yield `${name}: has ${variant.optionValues.length} option values for ${product.optionNames.length} options`;
  }
  if (variant.optionValues.some((value) => value === ''))
    yield `${name}: has an empty option value`;
  if (!isAmount(variant.priceInMinorUnits)) yield `${name}: price is not an amount`;
  if (!isAmount(variant.compareAtPriceInMinorUnits)) {
    yield `${name}: compare-at price is not an amount`;
  }
  if (!Number.isSafeInteger(variant.inventoryQuantity)) {
    yield `${name}: inventory quantity is not a whole number`;
  }
}

function* productProblems(product: ProductDraft): Generator<string> {
  if (!HANDLE.test(product.handle)) yield `product handle "${product.handle}" is not a handle`;
  if (product.title.trim() === '') yield `${product.handle}: has no title`;
  if (product.variants.length === 0) yield `${product.handle}: has no variant`;
  if (product.variants.length > MAX_VARIANTS) {
    yield `${product.handle}: has more than ${MAX_VARIANTS} variants`;
  }
  if (product.optionNames.length === 0 || product.optionNames.length > MAX_OPTIONS) {
    yield `${product.handle}: has ${product.optionNames.length} options, 1 to ${MAX_OPTIONS} are possible`;
  }
  const seen = new Set<string>();
  for (const variant of product.variants) {
    yield* variantProblems(product, variant);
    const key = JSON.stringify(variant.optionValues);
    if (seen.has(key)) {
      yield `${product.handle} (${variant.optionValues.join(' / ')}): comes twice`;
    }
    seen.add(key);
  }
}

function* repeatedHandles(
  kind: string,
  drafts: readonly { readonly handle: string }[],
): Generator<string> {
  const seen = new Set<string>();
  for (const { handle } of drafts) {
    if (seen.has(handle)) yield `${kind} ${handle}: comes twice`;
    seen.add(handle);
  }
}

/** Yields what is wrong with the drafts by themselves, whatever the shop already holds. */
export function* findProblems(drafts: CatalogueDrafts): Generator<string> {
  const { products = [], collections = [], menus = [], pages = [], blogs = [] } = drafts;
  for (const product of products) yield* productProblems(product);
  yield* repeatedHandles('product', products);
  yield* repeatedHandles('collection', collections);
  yield* repeatedHandles('menu', menus);
  yield* repeatedHandles('page', pages);
  yield* repeatedHandles('blog', blogs);
  for (const { handle, articles } of blogs) {
    yield* repeatedHandles(`article of ${handle}`, articles);
    for (const article of articles) {
      if (Number.isNaN(Date.parse(article.publishedAt))) {
        yield `article ${handle}/${article.handle}: "${article.publishedAt}" is not a date`;
      }
    }
  }
}
