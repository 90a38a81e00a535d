/** `gid://shopify/Product/7` → `7`: what tells products of one shop apart, in fewer bytes. */
export function numericIdOf(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}
