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

  async function joinPages<Value>(
    loading: Promise<Loaded<Value>>,
    loadingPages: Promise<ProductPages>,
    listed: (value: Value) => Summaries,
    byHandles: Catalogue['productsByHandles'],
    join: Join<Value>,
  ): Promise<Loaded<Value>> {
    const [loaded, pages] = await Promise.all([loading, loadingPages]);
    if (loaded.kind !== 'found' || pages.size === 0) return loaded;
    const known = memo.get(loaded);
    // The same source object always yields the same type.
    if (known?.pages === pages) return known.loaded as Loaded<Value>;
    const ids = await idsFor(listed(loaded.value), pages, byHandles);
    const idOf = (handle: string) => ids?.get(handle);
    const merged: Loaded<Value> = { kind: 'found', value: join(loaded.value, { pages, idOf }) };
    if (ids !== null) memo.set(loaded, { pages, loaded: merged });
    return merged;
  }

  return (catalogue: Catalogue, market: Market, cachePolicy: CachePolicy = {}): Catalogue => {
    const mergePages = <Value>(
      loading: Promise<Loaded<Value>>,
      listed: (value: Value) => Summaries,
      join: Join<Value>,
    ) => {
      const pages = content.pagesOf(market, cachePolicy);
      return joinPages(loading, pages, listed, catalogue.productsByHandles, join);
    };
    const list = (loading: Promise<Loaded<Summaries>>) =>
      mergePages(loading, (all) => all, joinAll);
    const page = <Page extends { readonly products: Summaries }>(loading: Promise<Loaded<Page>>) =>
      mergePages(
        loading,
        ({ products }) => products,
        (one, joining) => ({ ...one, products: joinAll(one.products, joining) }),
      );
    return {
      ...catalogue,
      products: () => list(catalogue.products()),
      product: (handle) => mergePages(catalogue.product(handle), (one) => [one], mergeDetail),
      collection: (handle) => page(catalogue.collection(handle)),
      list: (handle, query) => page(catalogue.list(handle, query)),
      details: async function* () {
        for await (const some of catalogue.details()) {
          yield await mergePages(
            Promise.resolve(some),
            (all) => all,
            (all, joining) => all.map((product) => mergeDetail(product, joining)),
          );
        }
      },
      productsByIds: (ids) => list(catalogue.productsByIds(ids)),
      productsByHandles: (handles) => list(catalogue.productsByHandles(handles)),
      recommendations: (id) =>
        mergePages(
          catalogue.recommendations(id),
          ({ complementary, related }) => [...complementary, ...related],
          ({ complementary, related }, joining) => ({
            complementary: joinAll(complementary, joining),
            related: joinAll(related, joining),
          }),
        ),
      search: (query) => list(catalogue.search(query)),
      predictiveSearch: (query) => page(catalogue.predictiveSearch(query)),
    };
  };
}

const joinAll: Join<Summaries> = (products, joining) =>
  products.map((product) => mergeSummary(product, joining));

/** The ids of what sets hold by their content; null when they cannot be had. */
async function idsFor(
  products: Summaries,
  pages: ProductPages,
  byHandles: Catalogue['productsByHandles'],
): Promise<ReadonlyMap<string, string> | null> {
  const handles = products.flatMap(({ handle }) => {
    const page = pages.get(handle);
    return page?.kind === 'bundle' ? page.products : [];
  });
  if (handles.length === 0) return new Map();
  const loaded = await byHandles(handles);
  if (loaded.kind !== 'found') return null;
  return new Map(loaded.value.map(({ handle, id }) => [handle, id]));
}
