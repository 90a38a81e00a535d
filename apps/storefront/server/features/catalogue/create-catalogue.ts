import type { Catalogue, ContentSource, Loaded } from '@lokke/contract/ports';
import { FILTER_GROUPS, type FilterGroup } from '@lokke/domain/listing';
import { type CachePolicy, cacheTags, type RevalidatingCache } from '../../cache/index.ts';
import type { ShopContext } from '../shop-connection/index.ts';
import { loadGlossary } from './ingredients.ts';
import { loadArticle, loadArticles } from './load-articles.ts';
import { loadCollection } from './load-collection.ts';
import { loadFreeDelivery } from './load-free-delivery.ts';
import { loadMenu, loadPolicies } from './load-menu.ts';
import { loadProduct, loadProducts, loadRecommendations } from './load-products.ts';
import { loadPromotions } from './load-promotions.ts';
import { loadRedirect } from './load-redirect.ts';
import { loadReviews } from './load-reviews.ts';
import { loadSitemapEntries } from './load-sitemap-entries.ts';
import { loadPredictiveSearch, searchProducts } from './search-products.ts';

interface CatalogueOptions {
  readonly content: Pick<ContentSource, 'promotions' | 'filters'>;
  readonly cachePolicy: CachePolicy;
}

/** Creates a market's cached catalogue; markets of the same shop and language share entries. */
export function createCatalogue(
  source: ShopContext,
  cache: RevalidatingCache,
  { content, cachePolicy: policy }: CatalogueOptions,
): Catalogue {
  const { shop, countryCode, languageCode, prefix } = source.market;
  const cached = <Value>(
    name: string,
    argument: string,
    changesWith: readonly string[],
    load: () => Promise<Loaded<Value>>,
  ): Promise<Loaded<Value>> => {
    const key = [shop, countryCode, languageCode, name, argument].join(' ');
    const tags = [cacheTags.shop(shop), ...changesWith];
    return cache.get(key, load, { tags, ...policy });
  };
  const products = cacheTags.products(shop);
  /** Lists hold what the content filters by, so each set of groups has lists of its own. */
  const withGroups = async <Value>(
    load: (groups: readonly FilterGroup[], name: string) => Promise<Loaded<Value>>,
  ): Promise<Loaded<Value>> => {
    const named = await content.filters();
    if (named.kind !== 'found') return load(FILTER_GROUPS, '');
    return load(named.value, named.value.map(({ id }) => id).join());
  };
  const product = (handle: string) =>
    cached('product', handle, [cacheTags.product(shop, handle)], () => loadProduct(source, handle));
  return {
    products: () =>
      withGroups((groups, name) =>
        cached('products', name, [products], () => loadProducts(source, groups)),
      ),
    product,
    collection: (handle) =>
      withGroups((groups, name) =>
        cached(
          'collection',
          `${handle} ${name}`,
          [cacheTags.collection(shop, handle), products],
          () => loadCollection(source, handle, groups),
        ),
      ),
    recommendations: (productId) =>
      withGroups((groups, name) =>
        cached('recommendations', `${productId} ${name}`, [products], () =>
          loadRecommendations(source, productId, groups),
        ),
      ),
    reviews: (handle) =>
      cached('reviews', handle, [cacheTags.product(shop, handle)], () =>
        loadReviews(source, handle),
      ),
    ingredients: () => cached('ingredients', '', [products], () => loadGlossary(source)),
    // Not cached: search terms vary too much.
    search: (query) => withGroups((groups) => searchProducts(source, query, groups)),
    predictiveSearch: (query) => loadPredictiveSearch(source, query),
    menu: (handle) =>
      cached('menu', handle, [cacheTags.menus(shop)], () => loadMenu(source, handle)),
    addresses: () => cached('addresses', '', [products], () => loadSitemapEntries(source)),
    // Not cached: anybody can ask for any address.
    redirect: (path) => loadRedirect(source, path),
    policies: () => cached('policies', '', [cacheTags.policies(shop)], () => loadPolicies(source)),
    articles: () => cached('articles', '', [cacheTags.articles(shop)], () => loadArticles(source)),
    article: (blog, handle) =>
      // Its links name the market.
      cached('article', `${prefix} ${blog}/${handle}`, [cacheTags.articles(shop)], () =>
        loadArticle(source, { blog, handle }),
      ),
    promotions: async () => {
      const freeDeliveryFrom = () =>
        cached('free delivery', '', [cacheTags.promotions(shop)], () => loadFreeDelivery(source));
      const texts = content.promotions;
      return { kind: 'found', value: await loadPromotions({ texts, product, freeDeliveryFrom }) };
    },
  };
}
