import { gid, parseGid } from '../../../protocol/index.ts';
import type { CatalogueDrafts, ProductDraft, VariantDraft } from '../draft.ts';
import type { MetafieldDraft } from '../draft-shapes.ts';
import type { DraftKind, SaveContext, TellUnfit } from './save-context.ts';

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
): readonly MetafieldDraft[] {
  const name = `${owner}: metafield ${metafield.namespace}.${metafield.key}`;
  const toGid = (reference: unknown): readonly string[] => {
    if (typeof reference === 'string' && parseGid(reference) !== null) return [reference];
    const number = typeof reference === 'string' ? numberOf(reference) : null;
    if (number !== null) return [gid('Product', number)];
    context.tell('products', `${name} names the unknown product ${JSON.stringify(reference)}`);
    return [];
  };
  if (metafield.type === 'product_reference') {
    return toGid(metafield.value).map((value) => ({ ...metafield, value }));
  }
  if (metafield.type !== 'list.product_reference') return [metafield];
  const list = asList(metafield.value);
  if (list !== null) return [{ ...metafield, value: JSON.stringify(list.flatMap(toGid)) }];
  context.tell('products', `${name} is not a list`);
  return [];
}

/** Products name each other by handle in a draft; the store and the API name them by id. */
export function withProductReferences(
  context: SaveContext,
  draft: ProductDraft,
  numberOf: ProductNumbers,
): ProductDraft {
  const resolveAll = (metafields: readonly MetafieldDraft[]) =>
    metafields.flatMap((metafield) =>
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

interface Named {
  readonly handle: string;
}

const noProblems = (): readonly string[] => [];

/** The drafts that are right by themselves, whatever the shop already holds; the others are told. */
export function fittingDrafts(drafts: CatalogueDrafts, tell: TellUnfit): CatalogueDrafts {
  const fitting = <Draft extends Named>(
    [kind, name]: readonly [DraftKind, string],
    given: readonly Draft[],
    problemsOf: (draft: Draft) => Iterable<string> = noProblems,
  ) => {
    const seen = new Set<string>();
    return given.filter((draft) => {
      const { handle } = draft;
      const problems = [...problemsOf(draft)];
      if (seen.has(handle)) problems.push(`${name} ${handle}: comes twice`);
      seen.add(handle);
      for (const problem of problems) tell(kind, problem);
      return problems.length === 0;
    });
  };
  const { products = [], collections = [], menus = [], pages = [], blogs = [] } = drafts;
  return {
    ...drafts,
    products: fitting(['products', 'product'], products, productProblems),
    collections: fitting(['collections', 'collection'], collections),
    menus: fitting(['menus', 'menu'], menus),
    pages: fitting(['pages', 'page'], pages),
    blogs: fitting(['blogs', 'blog'], blogs).map((blog) => ({
      ...blog,
      articles: fitting(['blogs', `article of ${blog.handle}`], blog.articles, (article) =>
        Number.isNaN(Date.parse(article.publishedAt))
          ? [`article ${blog.handle}/${article.handle}: "${article.publishedAt}" is not a date`]
          : [],
      ),
    })),
  };
}
