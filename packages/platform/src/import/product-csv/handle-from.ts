/** As Shopify makes handles: lower case, words joined by hyphens, letters of any script kept. */
export function handleFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^[-_]+|-+$/g, '');
}
