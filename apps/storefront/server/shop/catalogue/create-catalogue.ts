import type { Catalogue, Loaded } from '../../../app/shared/catalogue-source.ts';
import { loadPromotions } from '../promotions/load-promotions.ts';
import type { RefreshingCache } from '../refreshing-cache.ts';
import type { ShopSource } from '../shop-source.ts';
import { guessSearch } from './guess-search.ts';
import { loadAddresses } from './load-addresses.ts';
import { loadCollection } from './load-collection.ts';
import { loadMenu } from './load-menu.ts';
import { loadPolicies } from './load-policies.ts';
import { loadProduct } from './load-product.ts';
import { loadProducts } from './load-products.ts';
import { loadRecommendations } from './load-recommendations.ts';
import { searchProducts } from './search-products.ts';

/** A market's catalogue through the cache. Markets of one shop and language share what is loaded. */
export function createCatalogue(source: ShopSource, cache: RefreshingCache): Catalogue {
  const { shop, countryCode, languageCode } = source.market;
  const cached = <Value>(
    name: string,
    argument: string,
    load: () => Promise<Loaded<Value>>,
  ): Promise<Loaded<Value>> =>
    cache.get([shop, countryCode, languageCode, name, argument].join(' '), load);
  return {
    products: () => cached('products', '', () => loadProducts(source)),
    product: (handle) => cached('product', handle, () => loadProduct(source, handle)),
    collection: (handle) => cached('collection', handle, () => loadCollection(source, handle)),
    recommendations: (productId) =>
      cached('recommendations', productId, () => loadRecommendations(source, productId)),
    // Everybody searches for something else; kept answers would only pile up.
    search: (query) => searchProducts(source, query),
    guess: (query) => guessSearch(source, query),
    menu: (handle) => cached('menu', handle, () => loadMenu(source, handle)),
    addresses: () => cached('addresses', '', () => loadAddresses(source)),
    policies: () => cached('policies', '', () => loadPolicies(source)),
    promotions: () => cached('promotions', '', () => loadPromotions(source)),
  };
}
