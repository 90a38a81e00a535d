/** Where a collection has its page. Shopify's own collection of all that is sold is what the shop's page shows. */
export function listPathOf(handle: string): string {
  return handle === 'all' ? '/shop' : `/range/${handle}`;
}
