/** Limits of a cart: far beyond any buyer, and small enough for many carts (the platform's lines are at most 500). */
export const CART_LIMITS = {
  attributesPerLine: 25,
  attributeKeyCharacters: 40,
  attributeValueCharacters: 500,
  bytes: 250_000,
} as const;

interface AttributedLine {
  readonly attributes?:
    | readonly { readonly key: string; readonly value: string | null }[]
    | undefined;
}

const MAX_LINES = 500;
/** Lines of no more than this fit whatever else is in the cart. */
const SMALL_LINE_IN_BYTES = CART_LIMITS.bytes / MAX_LINES;

/** Tells whether these lines can fill a cart, so that its contents must be known before they are added. */
export function canOverfill(lines: readonly AttributedLine[]): boolean {
  return lines.some((line) => bytesOf(line) > SMALL_LINE_IN_BYTES);
}

/** Tells whether the attributes of all these lines together are more than a cart holds. */
export function isOverfull(lines: readonly AttributedLine[]): boolean {
  return lines.reduce((sum, line) => sum + bytesOf(line), 0) > CART_LIMITS.bytes;
}

function bytesOf({ attributes = [] }: AttributedLine): number {
  let bytes = 0;
  for (const { key, value } of attributes) {
    for (const character of key + (value ?? '')) bytes += utf8Bytes(character);
  }
  return bytes;
}

function utf8Bytes(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
