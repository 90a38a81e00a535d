export { catalogueArea } from './catalogue-area.ts';
export {
  type CatalogueDrafts,
  MEASURE_UNITS,
  type Measure,
  type ProductDraft,
  type SavedCatalogue,
  type TranslatedKind,
  type TranslationDraft,
  type VariantDraft,
} from './draft.ts';
export {
  type ArticleDraft,
  type BlogDraft,
  blogShape,
  type CollectionDraft,
  type CollectionRule,
  collectionShape,
  type ImageDraft,
  type MenuDraft,
  type MenuItemDraft,
  type MenuTarget,
  type MetafieldDraft,
  menuShape,
  type PageDraft,
  POLICY_KEYS,
  type PolicyKey,
  pageShape,
  type RedirectDraft,
  redirectShape,
  type SellingPlanGroupDraft,
  type SellingPlanInterval,
  type SeoDraft,
  type ShopDraft,
  sellingPlanGroupShape,
  shopShape,
} from './draft-shapes.ts';
export { type Facet, facetsOf } from './listing/facets.ts';
export type { ProductFilterInput } from './listing/product-filter.ts';
export {
  filterGroups,
  filterProducts,
} from './listing/product-filter.ts';
export { sortProducts } from './listing/sort-products.ts';
export {
  type Collection,
  isSent,
  metafieldValues,
  type Product,
  type SellingPlan,
  sellingPlanPrice,
  type Variant,
} from './read/entries.ts';
export { plainPath } from './read/plain-path.ts';
export { readCatalogue, shopsInMemory } from './read/read-catalogue.ts';
export type { ShopCatalogue } from './read/shop-catalogue.ts';
export { isProductForSale, sellableQuantity } from './read/stock-cache.ts';
export { plainText, truncate } from './resolvers/html-to-text.ts';
export { type GraphqlImage, imagesOf, toGraphqlImage } from './resolvers/image-resolvers.ts';
export { metafieldFields } from './resolvers/metafield-resolvers.ts';
export { mediaOf } from './resolvers/product-resolvers.ts';
export {
  type CatalogueContext,
  catalogueOf,
  checkGid,
  requireToken,
} from './resolvers/request-catalogue.ts';
export { toGraphqlAllocation } from './resolvers/selling-plan-resolvers.ts';
export {
  ofCollection,
  ofProduct,
  type Translated,
  textsOf,
  translate,
  translatedSeo,
} from './resolvers/translate.ts';
export { fittingDrafts } from './save/find-problems.ts';
export {
  removeOthers,
  type SavingContext,
  saveCatalogue,
  saveDrafts,
} from './save/save-catalogue.ts';
export { CatalogueError, type DraftKind, type TellUnfit } from './save/save-context.ts';
export {
  findProductRecord,
  setProductMetafields,
} from './save/set-product-metafields.ts';
export { allRecords, readTranslations, removeCollections } from './stored/record-table.ts';
export type {
  ArticleRecord,
  BlogRecord,
  MenuItemRecord,
  MenuRecord,
  MetafieldRecord,
  PageRecord,
  ProductRecord,
  VariantRecord,
} from './stored/records.ts';
export {
  returnStock,
  type SoldUnits,
  setStock,
  stockSince,
  takeStock,
} from './stored/stock-table.ts';
export { foldLetters, hasWords, queryWords, wordsOf } from './text-search/match-text.ts';
