import type { Catalogue, Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import type { Market } from '@lokke/domain/markets';
import type { CachePolicy } from '../../cache/index.ts';
import type { ContentPages, ProductPages } from './content-pages.ts';
import { type MergeContext, mergeDetail, mergeSummary } from './merge-content.ts';

type Summaries = readonly ProductSummary[];
type Join<Value> = (value: Value, joining: MergeContext) => Value;

interface Joined {
  readonly pages: ProductPages;
  readonly loaded: Loaded<unknown>;
}

/** Merges content into the catalogue; both load in parallel, and results are memoized until one changes. */
export function createContentMerge(content: ContentPages) {
  const memo = new WeakMap<Loaded<unknown>, Joined>();

  async function joined<Value>(
    loading: Promise<Loaded<Value>>,
    loadingPages: Promise<ProductPages>,
    listed: (value: Value) => Summaries,
    all: () => Promise<Loaded<Summaries>>,
    join: Join<Value>,
  ): Promise<Loaded<Value>> {
    const [loaded, pages] = await Promise.all([loading, loadingPages]);
    if (loaded.kind !== 'found' || pages.size === 0) return loaded;
    const known = memo.get(loaded);
    // The same source object always yields the same type.
    if (known?.pages === pages) return known.loaded as Loaded<Value>;
    const ids = await idsFor(listed(loaded.value), pages, all);
    const idOf = (handle: string) => ids?.get(handle);
    const merged: Loaded<Value> = { kind: 'found', value: join(loaded.value, { pages, idOf }) };
    if (ids !== null) memo.set(loaded, { pages, loaded: merged });
    return merged;
  }

  return (catalogue: Catalogue, market: Market, cachePolicy: CachePolicy = {}): Catalogue => {
    const pages = () => content.pagesOf(market, cachePolicy);
    const all = () => catalogue.products();
    return {
      ...catalogue,
      products: () => joined(all(), pages(), (list) => list, all, joinAll),
      product: (handle) =>
        joined(catalogue.product(handle), pages(), (one) => [one], all, mergeDetail),
      collection: (handle) =>
        joined(
          catalogue.collection(handle),
          pages(),
          ({ products }) => products,
          all,
          (page, joining) => ({ ...page, products: joinAll(page.products, joining) }),
        ),
      list: (handle, query) =>
        joined(
          catalogue.list(handle, query),
          pages(),
          ({ products }) => products,
          all,
          (page, joining) => ({ ...page, products: joinAll(page.products, joining) }),
        ),
      productsByIds: (ids) =>
        joined(catalogue.productsByIds(ids), pages(), (list) => list, all, joinAll),
      recommendations: (id) =>
        joined(
          catalogue.recommendations(id),
          pages(),
          ({ complementary, related }) => [...complementary, ...related],
          all,
          ({ complementary, related }, joining) => ({
            complementary: joinAll(complementary, joining),
            related: joinAll(related, joining),
          }),
        ),
      search: (query) => joined(catalogue.search(query), pages(), (list) => list, all, joinAll),
      predictiveSearch: (query) =>
        joined(
          catalogue.predictiveSearch(query),
          pages(),
          ({ products }) => products,
          all,
          (guess, joining) => ({ ...guess, products: joinAll(guess.products, joining) }),
        ),
    };
  };
}

const joinAll: Join<Summaries> = (products, joining) =>
  products.map((product) => mergeSummary(product, joining));

/** Loads the whole catalogue only for sets with contents; null when that fails. */
async function idsFor(
  products: Summaries,
  pages: ProductPages,
  all: () => Promise<Loaded<Summaries>>,
): Promise<ReadonlyMap<string, string> | null> {
  if (!products.some(({ handle }) => pages.get(handle)?.kind === 'bundle')) return new Map();
  const loaded = await all();
  if (loaded.kind !== 'found') return null;
  return new Map(loaded.value.map(({ handle, id }) => [handle, id]));
}
