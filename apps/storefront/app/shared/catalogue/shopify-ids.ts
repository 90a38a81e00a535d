/** `gid://shopify/Product/7` → `7`. */
export function numericIdOf(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}

/** `7` → `gid://shopify/ProductVariant/7`; null for what is no number. */
export function variantIdOf(number: string): string | null {
  return /^\d{1,20}$/.test(number) ? `gid://shopify/ProductVariant/${number}` : null;
}

/** Shopify's name for the only variant of a product without options. */
export const DEFAULT_VARIANT_TITLE = 'Default Title';
