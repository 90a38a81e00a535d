/** The places of a variant's values in its product's options: `[0, 2]`. */
type Places = readonly number[];

/**
 * Shopify's own coding of combinations of option values (`v1`), as hydrogen-react reads it: a tree in which `:` goes one
 * option deeper, `,` one back, a blank stands for a gap and `-` for a range. Nothing at all is an empty text.
 */
export function encodeVariants(variants: readonly Places[]): string {
  return variants.length === 0 ? '' : `v1_${encodeTree(variants)}`;
}

function encodeTree(variants: readonly Places[]): string {
  const byFirst = new Map<number, Places[]>();
  for (const [first = 0, ...rest] of variants) {
    byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  }
  const groups = [...byFirst].toSorted(([a], [b]) => a - b);
  const isLastOption = variants.every(({ length }) => length <= 1);
  if (isLastOption) return encodeRanges(groups.map(([first]) => first));
  return groups.map(([first, rest]) => `${first}:${encodeTree(rest)},`).join('');
}

function encodeRanges(sorted: readonly number[]): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const place of sorted) {
    const last = ranges.at(-1);
    if (last !== undefined && place === last.to + 1) last.to = place;
    else ranges.push({ from: place, to: place });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(' ');
}
