export type {
  CatalogueDrafts,
  CollectionDraft,
  CollectionMembers,
  CollectionRule,
  ImageDraft,
  Measure,
  MeasureUnit,
  MenuDraft,
  MenuItemDraft,
  MenuTarget,
  MetafieldDraft,
  PageDraft,
  PolicyDraft,
  PolicyKey,
  ProductDraft,
  RedirectDraft,
  SavedCatalogue,
  SellingPlanDraft,
  SellingPlanGroupDraft,
  SeoDraft,
  ShopDraft,
  TranslationDraft,
  VariantDraft,
} from './draft.ts';
export type {
  Collection,
  Product,
  SellingPlan,
  SellingPlanGroup,
  Variant,
} from './read/entries.ts';
export { readCatalogue } from './read/read-catalogue.ts';
export { sellingPlanPrice } from './read/selling-plan-price.ts';
export type { ShopCatalogue } from './read/shop-catalogue.ts';
export { isForSale, type StockBook, sellableQuantity } from './read/stock-book.ts';
export { allocationOf } from './resolvers/allocation.ts';
export { metafieldFields } from './resolvers/metafields.ts';
export { CatalogueRefused } from './save/catalogue-refused.ts';
export { type SavingContext, saveCatalogue } from './save/save-catalogue.ts';
export { type SoldUnits, takeStock } from './stored/stock-table.ts';
