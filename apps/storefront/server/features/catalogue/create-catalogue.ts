import type { Catalogue, ContentSource, Loaded } from '@lokke/contract/ports';
import { isListed } from '@lokke/domain/catalogue';
import {
  FILTER_GROUPS,
  type FilterGroup,
  type ListQuery,
  WHOLE_LIST,
  WHOLE_SHOP,
} from '@lokke/domain/listing';
import { type CachePolicy, cacheTags, type RevalidatingCache } from '../../cache/index.ts';
import type { ShopContext } from '../shop-connection/index.ts';
import { loadGlossary } from './ingredients.ts';
import { findProducts, loadKnownProducts } from './known-products.ts';
import { loadArticle, loadArticles } from './load-articles.ts';
import { loadCollection } from './load-collection.ts';
import { loadList, type ReadPage } from './load-list.ts';
import { loadMenu, loadPolicies, loadRedirect } from './load-menu.ts';
import { findVariant, loadDetails, loadProduct, loadVariant } from './load-product.ts';
import { loadHandles, loadProductsByIds, loadRecommendations } from './load-products.ts';
import { loadPromotions, loadShopTerms } from './load-promotions.ts';
import { loadReviews } from './load-reviews.ts';
import { loadSitemapEntries } from './load-sitemap-entries.ts';
import { allFound } from './loaded.ts';
import { loadIsLong } from './read-products.ts';
import { loadPredictiveSearch, searchProducts } from './search-products.ts';

interface CatalogueOptions {
  readonly content: Pick<ContentSource, 'promotions' | 'filters'>;
  readonly cachePolicy: CachePolicy;
  /** Number of products that a collection or shop may have to be loaded whole. */
  readonly longestWholeList: number;
}

type CacheWith = <Value>(
  name: string,
  argument: string,
  changesWith: readonly string[],
  load: () => Promise<Loaded<Value>>,
) => Promise<Loaded<Value>>;

/** Creates a market's cached catalogue; markets of the same shop and language share entries. */
export function createCatalogue(
  source: ShopContext,
  cache: RevalidatingCache,
  options: CatalogueOptions,
): Catalogue {
  const { shop, countryCode, languageCode } = source.market;
  const cacheWith: CacheWith = (name, argument, changesWith, load) => {
    const key = [shop, countryCode, languageCode, name, argument].join(' ');
    const tags = [cacheTags.shop(shop), ...changesWith];
    return cache.get(key, load, { tags, ...options.cachePolicy });
  };
  const product = (handle: string) =>
    cacheWith('product', handle, [cacheTags.product(shop, handle)], () =>
      loadProduct(source, handle),
    );
  const variant: Catalogue['variant'] = (detail, wanted) =>
    findVariant(source, detail, wanted, (selectedOptions) =>
      cacheWith(
        'variant',
        JSON.stringify([detail.handle, selectedOptions]),
        [cacheTags.product(shop, detail.handle)],
        () => loadVariant(source, detail.handle, selectedOptions),
      ),
    );
  return {
    product,
    variant,
    ...listReads(source, cacheWith, options, product),
    ...textReads(source, cacheWith),
    reviews: (handle) =>
      cacheWith('reviews', handle, [cacheTags.product(shop, handle)], () =>
        loadReviews(source, handle),
      ),
    handlesByIds: (ids) => loadHandles(source, ids),
    // Details are not cached: a feed reads each once.
    details: () => loadDetails(source),
    predictiveSearch: (query) => loadPredictiveSearch(source, query),
    promotions: async () => {
      const terms = () =>
        cacheWith('shop terms', '', [cacheTags.promotions(shop)], () => loadShopTerms(source));
      const texts = options.content.promotions;
      return { kind: 'found', value: await loadPromotions({ texts, product, terms }) };
    },
  };
}

/** Lists hold what the content filters by, so each set of filter groups has lists of its own. */
function cacheLists(
  source: ShopContext,
  cacheWith: CacheWith,
  content: CatalogueOptions['content'],
) {
  const { shop } = source.market;
  const withGroups = async <Value>(
    load: (groups: readonly FilterGroup[], name: string) => Promise<Loaded<Value>>,
  ): Promise<Loaded<Value>> => {
    const named = await content.filters();
    if (named.kind !== 'found') return load(FILTER_GROUPS, '');
    return load(named.value, named.value.map(({ id }) => id).join());
  };
  /** A page follows from the one before, which is cached. */
  const list = async (
    handle: string,
    query: ListQuery,
    groups: readonly FilterGroup[],
    name: string,
  ): Promise<Loaded<ReadPage>> => {
    const { filters, sortOption, page } = query;
    const asked = JSON.stringify([handle, filters, sortOption, page, name]);
    const tags = [cacheTags.collection(shop, handle), cacheTags.products(shop)];
    return cacheWith('list', asked, tags, async () => {
      const request = { handle, query, groups };
      if (page <= 1) return loadList(source, { ...request, after: null });
      const before = await list(handle, { ...query, page: page - 1 }, groups, name);
      if (before.kind !== 'found') return before;
      const { hasMore, endCursor } = before.value;
      return hasMore ? loadList(source, { ...request, after: endCursor }) : { kind: 'missing' };
    });
  };
  return { withGroups, list };
}

function listReads(
  source: ShopContext,
  cacheWith: CacheWith,
  { content, longestWholeList: most }: CatalogueOptions,
  product: Catalogue['product'],
) {
  const { shop } = source.market;
  const products = cacheTags.products(shop);
  const { withGroups, list } = cacheLists(source, cacheWith, content);
  const isLong = (handle: string) =>
    // Leaves out the tag of products: a list does not cross the limit with each of them, so that nobody waits for this.
    cacheWith('is long', handle, [cacheTags.collection(shop, handle)], () =>
      loadIsLong(source, handle, most),
    );
  const limits = { most, isLong: () => isLong(WHOLE_SHOP) };
  const readKnown = () =>
    withGroups((groups, name) =>
      cacheWith('products', name, [products], () => loadKnownProducts(source, groups, limits)),
    );
  return {
    isLong,
    list: (handle, query) => withGroups((groups, name) => list(handle, query, groups, name)),
    products: async () => {
      const loaded = await readKnown();
      return loaded.kind === 'found' ? loaded.value.listed : loaded;
    },
    productCount: async () => {
      const loaded = await readKnown();
      if (loaded.kind !== 'found') return loaded;
      const { by, isWhole } = loaded.value;
      if (isWhole) return { kind: 'found', value: [...by.id.values()].filter(isListed).length };
      const first = await withGroups((groups, name) => list(WHOLE_SHOP, WHOLE_LIST, groups, name));
      if (first.kind !== 'found') return first;
      const { total } = first.value;
      return total === null ? { kind: 'missing' } : { kind: 'found', value: total };
    },
    collection: (handle) =>
      withGroups((groups, name) => {
        const tags = [cacheTags.collection(shop, handle), products];
        return cacheWith('collection', `${handle} ${name}`, tags, () =>
          loadCollection(source, { handle, groups, most }),
        );
      }),
    productsByIds: async (ids) =>
      findProducts(await readKnown(), {
        key: 'id',
        values: ids,
        ask: (others) => withGroups((groups) => loadProductsByIds(source, others, groups)),
      }),
    productsByHandles: async (handles) =>
      findProducts(await readKnown(), {
        key: 'handle',
        values: handles,
        ask: async (others) => allFound(await Promise.all(others.map(product))),
      }),
    recommendations: (productId) =>
      withGroups((groups, name) =>
        cacheWith('recommendations', `${productId} ${name}`, [products], () =>
          loadRecommendations(source, productId, groups),
        ),
      ),
    ingredients: () => cacheWith('ingredients', '', [products], () => loadGlossary(source, limits)),
    // Searches are not cached: visitors ask for any.
    search: (query) => withGroups((groups) => searchProducts(source, query, groups)),
  } satisfies Partial<Catalogue>;
}

function textReads(source: ShopContext, cacheWith: CacheWith) {
  const { shop, prefix } = source.market;
  return {
    menu: (handle) =>
      cacheWith('menu', handle, [cacheTags.menus(shop)], () => loadMenu(source, handle)),
    addresses: () =>
      cacheWith('addresses', '', [cacheTags.products(shop)], () => loadSitemapEntries(source)),
    // Redirects are not cached: anybody can ask for any address.
    redirect: (path) => loadRedirect(source, path),
    policies: () =>
      cacheWith('policies', '', [cacheTags.policies(shop)], () => loadPolicies(source)),
    articles: () =>
      cacheWith('articles', '', [cacheTags.articles(shop)], () => loadArticles(source)),
    article: (blog, handle) =>
      // Links of an article name the market.
      cacheWith('article', `${prefix} ${blog}/${handle}`, [cacheTags.articles(shop)], () =>
        loadArticle(source, { blog, handle }),
      ),
  } satisfies Partial<Catalogue>;
}
