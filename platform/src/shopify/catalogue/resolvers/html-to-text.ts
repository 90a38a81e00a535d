const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decodeEntity(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code = Number(name.startsWith('#x') ? `0x${name.slice(2)}` : name.slice(1));
    const isCharacter = Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff;
    return isCharacter ? String.fromCodePoint(code) : whole;
  }
  return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
}

const BLOCK =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|tr|td|th|blockquote|section)\b[^>]*>/gi;

/** A description without its markup, as `description` gives it. */
export function plainText(html: string): string {
  return (
    html
      .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gis, ' ')
      .replaceAll(BLOCK, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, decodeEntity)
      // Blanks at which no line breaks stay so.
      .replaceAll(/\s+/g, (blanks) => (/[\t\n\r ]/.test(blanks) ? ' ' : blanks))
      .trim()
  );
}

const ELLIPSIS = '...';

/** Shopify counts the three dots into the length. */
export function truncate(text: string, length: number | null | undefined): string {
  if (length === null || length === undefined || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - ELLIPSIS.length))}${ELLIPSIS}`;
}
