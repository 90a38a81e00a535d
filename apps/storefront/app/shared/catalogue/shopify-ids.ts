/** `gid://shopify/Product/7` → `7`. */
export function numericIdOf(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}

/** Shopify's name for the only variant of a product without options. */
export const DEFAULT_VARIANT_TITLE = 'Default Title';
