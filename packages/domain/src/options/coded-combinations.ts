/** A combination by the places of its values in the product's options: `[0, 2]`. */
export type Places = readonly number[];

const VERSION = 'v1_';

/**
 * Reads Shopify's coding of combinations of option values, a tree in which `:` goes one option deeper, `,` ends a branch, a
 * blank parts values and `-` stands for a range. Null for a coding of another version.
 */
export function decodeCombinations(coded: string): readonly Places[] | null {
  if (coded === '') return [];
  if (!coded.startsWith(VERSION)) return null;
  const found: Places[] = [];
  const branch: number[] = [];
  let rangeFrom: number | null = null;
  for (const [, digits = '', sign = ''] of coded
    .slice(VERSION.length)
    .matchAll(/(\d{0,5})([ :,-]|$)/g)) {
    if (digits !== '') {
      const place = Number(digits);
      if (sign === ':') {
        branch.push(place);
        continue;
      }
      if (sign === '-') {
        rangeFrom = place;
        continue;
      }
      for (let each = rangeFrom ?? place; each <= place; each += 1) found.push([...branch, each]);
      rangeFrom = null;
    }
    if (sign === ',') branch.pop();
  }
  return found;
}

/** Writes combinations in that coding, each as a branch of its own. */
export function encodeCombinations(all: readonly Places[]): string {
  const branches = all.map((places) =>
    places.length === 1 ? `${places[0]} ` : places.join(':') + ','.repeat(places.length - 1),
  );
  return branches.length === 0 ? '' : VERSION + branches.join('').trimEnd();
}
