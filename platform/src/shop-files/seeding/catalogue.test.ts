import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { DEMO_FOLDER } from '../../shopify/images/index.ts';
import { readDemoCatalogue } from './catalogue.ts';

const { products, inci, safety } = readDemoCatalogue(DEMO_FOLDER);
const made = products.filter(({ handle }) => inci.products[handle] !== undefined);

/** INCI names that a promise rules out. */
const RULED_OUT: Readonly<Record<string, RegExp>> = {
  sulphates: /\bSULFATE$/,
  silicones: /(CONE|CONOL|SILOXANE|SILANOL|SILICONE)\b/,
  parabens: /PARABEN$/,
  fragrance: /^(PARFUM|FRAGRANCE|LINALOOL|LIMONENE|COUMARIN|CITRONELLOL|GERANIOL)$/,
  alcohol: /^ALCOHOL( DENAT\.)?$|^ISOPROPYL ALCOHOL$/,
  'mineral oil': /^(PARAFFINUM LIQUIDUM|PETROLATUM|PARAFFIN|CERA MICROCRISTALLINA|OZOKERITE)$/,
  microplastics: /^(POLYETHYLENE|POLYPROPYLENE|NYLON-\d+|POLYMETHYL METHACRYLATE)$/,
};

/** Names of an INCI list that a promise rules out. */
function brokenBy(promise: string, names: string): readonly string[] {
  return names.split(', ').filter((name) => RULED_OUT[promise]?.test(name));
}

const PROMISES = made.flatMap(({ handle, specs }) =>
  (specs ?? [])
    .filter(({ type }) => type === 'freeFrom')
    .map(({ value }) => [handle, value, inci.products[handle] ?? ''] as const),
);

test.each(['nl', 'fr', 'en', 'de', 'es', 'nb', 'sv'])(
  'the search has words in %s for all that hair is, needs and is kept free from',
  (language) => {
    const file = `${DEMO_FOLDER}/texts/${language}/search.json`;
    const { synonyms } = JSON.parse(readFileSync(file, 'utf8'));
    const facets = products
      .flatMap(({ specs }) => specs ?? [])
      .filter(({ type }) => type !== 'routineStep')
      .map(({ type, value }) => `${type.replace(/[A-Z]/, (a) => `_${a.toLowerCase()}`)}:${value}`);
    expect(facets.length).toBeGreaterThan(100);
    expect(facets.filter((facet) => !(synonyms[facet]?.length > 0))).toEqual([]);
  },
);

test.each(PROMISES)('%s is free from %s', (_, promise, names) => {
  expect(Object.keys(RULED_OUT)).toContain(promise);
  expect(brokenBy(promise, names)).toEqual([]);
});

test.each([
  ['sulphates', 'AQUA, SODIUM LAURETH SULFATE', ['SODIUM LAURETH SULFATE']],
  // A conditioning agent, no detergent.
  ['sulphates', 'BEHENTRIMONIUM METHOSULFATE', []],
  ['silicones', 'DIMETHICONE, PEG-12 DIMETHICONE', ['DIMETHICONE', 'PEG-12 DIMETHICONE']],
  ['silicones', 'AMODIMETHICONE, DIMETHICONOL', ['AMODIMETHICONE', 'DIMETHICONOL']],
  ['parabens', 'METHYLPARABEN', ['METHYLPARABEN']],
  ['fragrance', 'PARFUM, GLYCERIN, LINALOOL', ['PARFUM', 'LINALOOL']],
  ['alcohol', 'CETEARYL ALCOHOL, ALCOHOL DENAT.', ['ALCOHOL DENAT.']],
  ['mineral oil', 'PARAFFINUM LIQUIDUM', ['PARAFFINUM LIQUIDUM']],
  ['microplastics', 'NYLON-12, SUCROSE', ['NYLON-12']],
])('“free from %s” is broken by %s: %j', (promise, names, broken) => {
  expect(brokenBy(promise, names)).toEqual(broken);
});

it('says of all that is made which pack it has and what to mind', () => {
  expect([...safety.keys()].toSorted()).toEqual(made.map(({ handle }) => handle).toSorted());
  for (const { handle } of made) expect(safety.get(handle)?.warnings).not.toEqual([]);
});

it('warns of what stands under pressure, and of pigment', () => {
  const warns = (name: string) =>
    made.filter(({ handle }) => safety.get(handle)?.warnings.includes(name));
  const lists = (name: RegExp) =>
    made.filter(({ handle }) => name.test(inci.products[handle] ?? ''));
  expect(warns('pressure')).toEqual(lists(/\bBUTANE\b|DIMETHYL ETHER/));
  expect(warns('pigment')).toEqual(lists(/CI 60730/));
});
