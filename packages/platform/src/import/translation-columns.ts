import type { TranslatedKind } from '../catalogue/draft.ts';

/** The columns of Shopify's Translate & Adapt export. */
export const TRANSLATION_COLUMNS = [
  'Type',
  'Identification',
  'Field',
  'Locale',
  'Market',
  'Status',
  'Default content',
  'Translated content',
] as const;

/** The names that the export gives to what is translated. */
export const TRANSLATION_TYPES: Readonly<Record<TranslatedKind, string>> = {
  product: 'PRODUCT',
  collection: 'COLLECTION',
  page: 'PAGE',
  menu: 'MENU',
  shop: 'SHOP',
  selling_plan_group: 'SELLING_PLAN_GROUP',
};

export interface TranslationRow {
  readonly kind: TranslatedKind;
  /** The handle: ids differ from shop to shop, so a file with ids could not move. */
  readonly handle: string;
  readonly field: string;
  readonly locale: string;
  readonly original: string;
  readonly translated: string;
}

export function translationRow(row: TranslationRow): readonly string[] {
  const { kind, handle, field, locale, original, translated } = row;
  return [TRANSLATION_TYPES[kind], handle, field, locale, '', '', original, translated];
}
