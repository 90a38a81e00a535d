import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DecodeError } from '../../src/protocol/json/index.ts';
import { importContent } from '../../src/services/contentful/index.ts';
import { importSalons } from '../../src/services/firestore/index.ts';
import { createImportReport } from '../../src/shop-files/import/import-report.ts';
import { exportProducts } from '../../src/shop-files/import/index.ts';
import { parseTranslationsCsv } from '../../src/shop-files/import/parse-translations-csv.ts';
import {
  parseProducts,
  readProductFile,
} from '../../src/shop-files/import/product-csv/parse-product-csv.ts';
import { demoContent, openDemo, seedDemoShop } from '../../src/shop-files/seeding/index.ts';
import { CatalogueError, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { discountsFile } from '../../src/shopify/discounts/index.ts';
import { DEMO_FOLDER } from '../../src/shopify/images/index.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { corruptJson, corruptText, fuzzOptions, inPercent } from './odd-values.ts';

const demoFile = (name: string) => JSON.parse(readFileSync(join(DEMO_FOLDER, name), 'utf8'));
const seeded = openPlatform();
await seedDemoShop(seeded.context, 'nl');
const PRODUCTS = exportProducts(seeded.context.store.read, 'nl').split('\n').slice(0, 4).join('\n');
const TRANSLATIONS = [
  'Type,Identification,Field,Locale,Market,Status,Default content,Translated content',
  'PRODUCT,rain-mask,title,en,,,Rain Vochtmasker,Rain Moisture Mask',
  'PRODUCT,rain-mask,options.Inhoud,en,,,Inhoud,Size',
  'PRODUCT,rain-mask,metafields.lokke.key_ingredients,en,,,"[""havermelk""]","[""oat milk""]"',
  'SHOP,shop,description,en,,,"Haarverzorging, in zes lijnen.","Hair care, in six ranges."',
].join('\n');
const DISCOUNTS: unknown = demoFile('shop/discounts.json');
const SALONS: unknown[] = demoFile('salons.json').slice(0, 3);
const whole: Readonly<Record<string, unknown[]>> = JSON.parse(demoContent(openDemo()));
const CONTENT = Object.fromEntries(
  Object.entries(whole).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.slice(0, 6) : list,
  ]),
);

const platform = openPlatform();

const chunksOf = (text: string) => [new TextEncoder().encode(text)];
const orCorruptText = (percent: number, texts: fc.Arbitrary<string>) =>
  inPercent(percent, texts, texts.chain(corruptText));

/** A file to import, and what imports it: taken, or refused with a reason. */
type Trial = readonly [text: string, importText: (text: string) => Promise<'taken' | 'refused'>];
const trial = (texts: fc.Arbitrary<string>, importText: Trial[1]) =>
  texts.map((text): Trial => [text, importText]);

const trials = fc.oneof(
  trial(corruptText(PRODUCTS), async (text) => {
    const report = createImportReport();
    const { header, rows } = await readProductFile(chunksOf(text), report);
    if (header === null || report.problemCount > 0) {
      return refusedFor(report.problems.map(({ message }) => message));
    }
    const read = parseProducts(rows, { header, definitions: [], report });
    const priced = header.has('priceInMinorUnits') ? read.products : [];
    await saveCatalogue(platform.context, 'nl', { products: priced.map(({ draft }) => draft) });
    return 'taken';
  }),
  trial(corruptText(TRANSLATIONS), async (text) => {
    const report = createImportReport();
    await parseTranslationsCsv(chunksOf(text), report);
    return report.problemCount === 0
      ? 'taken'
      : refusedFor(report.problems.map(({ message }) => message));
  }),
  trial(corruptJson(DISCOUNTS).map(jsonText), async (text) =>
    discountsFile(JSON.parse(text), '').length > 0 ? 'taken' : 'refused',
  ),
  trial(
    orCorruptText(
      70,
      fc
        .tuple(...SALONS.map((salon) => corruptJson(salon).map(jsonText)))
        .map((lines) => lines.join('\n')),
    ),
    async (text) => {
      const { errors } = await importSalons(platform.context.store, text, new Date(0));
      return errors.length === 0 ? 'taken' : refusedFor(errors.map(({ reason }) => reason));
    },
  ),
  trial(orCorruptText(80, corruptJson(CONTENT, 1).map(jsonText)), async (text) => {
    const result = await importContent(platform.context.store, text, new Date(0));
    if (!result.ok) return refusedFor(result.errors);
    const url =
      'http://localhost:4010/contentful/spaces/lokke/environments/master/entries?include=4';
    const headers = { authorization: `Bearer ${platform.secrets.contentToken}` };
    const { status } = await platform.fetch(url, { headers });
    if (status >= 500) throw new Error(`what was imported is answered ${status}`);
    return 'taken';
  }),
);

function jsonText(value: unknown): string {
  return JSON.stringify(value);
}

function refusedFor(reasons: readonly string[]): 'refused' {
  if (reasons.length === 0 || reasons.some((reason) => reason.trim() === '')) {
    throw new Error('refused without a reason');
  }
  return 'refused';
}

test('whatever a file holds, it is imported or refused with reasons', {
  timeout: 24 * 3_600_000,
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let taken = 0;
  const property = fc.asyncProperty(trials, async ([text, importText]) => {
    try {
      if ((await importText(text)) === 'taken') taken += 1;
    } catch (thrown) {
      // An error that names what is wrong.
      if (!(thrown instanceof CatalogueError || thrown instanceof DecodeError)) throw thrown;
    }
  });
  await fc.assert(property, fuzzOptions(500));
  expect(error.mock.calls).toEqual([]);
  expect(taken).toBeGreaterThan(20);
});
