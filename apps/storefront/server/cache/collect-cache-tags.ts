import type { Catalogue, ContentSource, Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { type FilterGroup, WHOLE_SHOP } from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { cacheTags } from './cache-tags.ts';

type WatchedCatalogue = ReturnType<typeof collectCacheTags>;

export type OnProducts = (market: Market, products: readonly ProductSummary[]) => void;

export type OnFilters = (market: Market, groups: readonly FilterGroup[]) => void;

/** Wraps a catalogue and records the cache tags of what one page reads. */
export function collectCacheTags(catalogue: Catalogue, market: Market, onProducts: OnProducts) {
  const { shop } = market;
  const tags = new Set<string>();
  let failed = false;
  /** Adds tags of anything else that the page reads. */
  const watch = async <Value>(
    readTags: readonly string[],
    loading: Promise<Loaded<Value>>,
  ): Promise<Loaded<Value>> => {
    for (const tag of readTags) tags.add(tag);
    const loaded = await loading;
    if (loaded.kind === 'failed') failed = true;
    return loaded;
  };
  const content = cacheTags.content(market.languageTag);
  const products = cacheTags.products(shop);
  const watched: Catalogue = {
    products: async () => {
      const loaded = await watch([products, content], catalogue.products());
      if (loaded.kind === 'found') onProducts(market, loaded.value);
      return loaded;
    },
    productCount: () =>
      watch([cacheTags.collection(shop, WHOLE_SHOP), products], catalogue.productCount()),
    product: async (handle) => {
      const loaded = await watch(
        [cacheTags.product(shop, handle), content],
        catalogue.product(handle),
      );
      if (loaded.kind === 'found') onProducts(market, [loaded.value]);
      return loaded;
    },
    variant: (product, wanted) =>
      watch([cacheTags.product(shop, product.handle)], catalogue.variant(product, wanted)),
    collection: (handle) =>
      watch([cacheTags.collection(shop, handle), products, content], catalogue.collection(handle)),
    isLong: (handle) =>
      watch([cacheTags.collection(shop, handle), content], catalogue.isLong(handle)),
    list: (handle, query) =>
      watch([cacheTags.collection(shop, handle), products, content], catalogue.list(handle, query)),
    productsByIds: (ids) => watch([products, content], catalogue.productsByIds(ids)),
    productsByHandles: (handles) =>
      watch([products, content], catalogue.productsByHandles(handles)),
    handlesByIds: (ids) => watch([products], catalogue.handlesByIds(ids)),
    details: () => catalogue.details(),
    recommendations: (id) => watch([products, content], catalogue.recommendations(id)),
    reviews: (handle) => watch([cacheTags.product(shop, handle)], catalogue.reviews(handle)),
    ingredients: () => watch([products], catalogue.ingredients()),
    search: (query) => watch([products], catalogue.search(query)),
    predictiveSearch: (query) => watch([products], catalogue.predictiveSearch(query)),
    menu: (handle) => watch([cacheTags.menus(shop)], catalogue.menu(handle)),
    addresses: () => watch([products], catalogue.addresses()),
    redirect: (path) => catalogue.redirect(path),
    policies: () => watch([cacheTags.policies(shop)], catalogue.policies()),
    articles: () => watch([cacheTags.articles(shop)], catalogue.articles()),
    article: (blog, handle) => watch([cacheTags.articles(shop)], catalogue.article(blog, handle)),
    promotions: async () => {
      const loaded = await watch([cacheTags.promotions(shop), content], catalogue.promotions());
      if (loaded.kind === 'found' && loaded.value.isUnknown === true) failed = true;
      return loaded;
    },
  };
  return {
    catalogue: watched,
    /** Tags of everything that was read. */
    tags,
    /** Tells whether a source failed: the page is served but not cached. */
    hasFailed: () => failed,
    watch,
  };
}

/** Does the same for site content. */
export function watchContent(
  content: ContentSource,
  market: Market,
  watch: WatchedCatalogue['watch'],
  onFilters: OnFilters = () => undefined,
): ContentSource {
  const tags = [cacheTags.content(market.languageTag)];
  return {
    home: () => watch(tags, content.home()),
    page: (slug) => watch(tags, content.page(slug)),
    pages: () => watch(tags, content.pages()),
    education: () => watch(tags, content.education()),
    educationPage: (slug) => watch(tags, content.educationPage(slug)),
    menu: (slug) => watch(tags, content.menu(slug)),
    promotions: () => watch(tags, content.promotions()),
    consultation: () => watch(tags, content.consultation()),
    delivery: () => watch(tags, content.delivery()),
    kickbackRates: () => watch(tags, content.kickbackRates()),
    filters: async () => {
      const loaded = await watch(tags, content.filters());
      if (loaded.kind === 'found') onFilters(market, loaded.value);
      return loaded;
    },
  };
}
