import type { ProductDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';

const FIELDS = [
  ['productType', 'types'],
  ['vendor', 'vendors'],
] as const;

/** Writes types and vendors that differ in case or blanks alone as most products do: menus and filters would offer each spelling. */
export function withUsualSpellings(
  products: readonly ProductDraft[],
  report: ImportReport,
): readonly ProductDraft[] {
  return FIELDS.reduce((spelt, [field, plural]) => {
    const usual = usualSpellings(spelt.map((product) => product[field]));
    for (const { spellings, most } of usual.values()) {
      if (spellings.length < 2) continue;
      const names = spellings.map((one) => `"${one}"`).join(', ');
      report.warn(0, `The ${plural} ${names} were taken as one, "${most}".`);
    }
    return spelt.map((product) => {
      const most = usual.get(keyOf(product[field]))?.most ?? '';
      return product[field] === most ? product : { ...product, [field]: most };
    });
  }, products);
}

const keyOf = (text: string) => text.trim().split(/\s+/).join(' ').toLowerCase();

/** Finds the spelling that most texts have, the first among equals, by what all have in common. */
function usualSpellings(texts: readonly string[]) {
  const groups = Map.groupBy(texts, keyOf);
  return new Map(
    [...groups].map(([key, same]) => {
      const byCount = [...Map.groupBy(same, (one) => one)].toSorted(
        ([, left], [, right]) => right.length - left.length,
      );
      const spellings = byCount.map(([spelling]) => spelling);
      return [key, { spellings, most: spellings[0] ?? '' }] as const;
    }),
  );
}
