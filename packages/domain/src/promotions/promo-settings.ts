/** Spec §9. */
const DEFAULT_FREE_ITEM_THRESHOLD = 2;

export interface FreeItem {
  readonly productId: string;
  readonly variantId: string;
}

/** The settings as content holds them (spec §3): texts and numbers that may be anything. */
export interface RawPromoSettings {
  readonly amountOfProductsToGetFreeItem?: unknown;
  readonly promoCollectionName?: unknown;
  readonly shopifyTagsToExcludeFromPromo?: unknown;
}

export interface PromoSettings {
  readonly threshold: number;
  /** Handles or titles, in lower case. */
  readonly collections: readonly string[];
  /** Lower case: the platform's tags do not tell case apart. */
  readonly excludedTags: readonly string[];
  readonly freeItem: FreeItem | null;
}

export function parsePromoSettings(
  raw: RawPromoSettings,
  freeItem: FreeItem | null,
): PromoSettings {
  return {
    threshold: parseThreshold(raw.amountOfProductsToGetFreeItem) ?? DEFAULT_FREE_ITEM_THRESHOLD,
    collections: parseCommaList(raw.promoCollectionName),
    excludedTags: parseCommaList(raw.shopifyTagsToExcludeFromPromo),
    freeItem,
  };
}

/** A whole number of at least 1, or null: a threshold of 0 would give the item to an empty cart. */
export function parseThreshold(setting: unknown): number | null {
  const text = typeof setting === 'number' ? String(setting) : setting;
  if (typeof text !== 'string' || !/^\s*\d+\s*$/.test(text)) return null;
  const threshold = Number(text);
  return Number.isSafeInteger(threshold) && threshold >= 1 ? threshold : null;
}

function parseCommaList(setting: unknown): readonly string[] {
  if (typeof setting !== 'string') return [];
  const names = setting.split(',').map((name) => name.trim().toLowerCase());
  return [...new Set(names)].filter((name) => name !== '');
}
