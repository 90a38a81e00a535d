const UNITS: Readonly<Record<string, readonly [kind: 'volume' | 'weight', factor: number]>> = {
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  g: ['weight', 1],
  kg: ['weight', 1000],
  'fl oz': ['volume', 29.573_529_562_5],
  oz: ['weight', 28.349_523_125],
};
/** Alone, or in brackets behind another unit: `10.1 fl oz (300 ml)`. */
const QUANTITY = /(?:^|\()(\d+(?:[.,]\d+)?)\s*(ml|cl|l|g|kg|fl oz|oz|lit(?:re|er)s?)\)?$/i;

/** The quantity that a size names, in millilitres or grams; null for a word. */
export function readQuantity(
  size: string,
): { readonly kind: 'volume' | 'weight'; readonly amount: number } | null {
  const [, amount = '', unit = ''] = QUANTITY.exec(size.trim()) ?? [];
  const known = UNITS[unit.toLowerCase().replace(/^lit.*/, 'l')];
  return known === undefined
    ? null
    : { kind: known[0], amount: Number(amount.replace(',', '.')) * known[1] };
}
