/** As Shopify makes handles: lower case, words joined by hyphens; letters of any script and signs such as ® are kept. */
export function handleFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{So}_]+/gu, '-')
    .replace(/^[-_]+|-+$/g, '');
}
