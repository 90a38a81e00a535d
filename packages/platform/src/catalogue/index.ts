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
export { CatalogueRefused } from './save/catalogue-refused.ts';
export { type SavingContext, saveCatalogue } from './save/save-catalogue.ts';
export { type SoldUnits, takeStock } from './stored/stock-table.ts';
