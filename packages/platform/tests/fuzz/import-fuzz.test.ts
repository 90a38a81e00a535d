import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { CatalogueRefused, saveCatalogue } from '../../src/catalogue/index.ts';
import { DEMO_CONTENT_TOKEN, importContent } from '../../src/contentful/index.ts';
import { discountsFile } from '../../src/discounts/file/discounts-file.ts';
import { importSalons } from '../../src/firestore/index.ts';
import { DEMO_FOLDER } from '../../src/images/index.ts';
import { createImportNotes } from '../../src/import/import-notes.ts';
import { exportProducts } from '../../src/import/index.ts';
import { JsonShapeError } from '../../src/import/json-shape.ts';
import { readProductCsv } from '../../src/import/product-csv/read-product-csv.ts';
import { readTranslationsCsv } from '../../src/import/read-translations-csv.ts';
import { createPlatform } from '../../src/index.ts';
import { demoContent, openDemo, seedDemoShop } from '../../src/seeding/index.ts';
import type { Dice } from './dice.ts';
import { spoiledCells, spoiledJson, spoiledText } from './odd-files.ts';
import { tryInputs } from './try-inputs.ts';

const USUAL_RUNS = 500;
const demoFile = (name: string) => JSON.parse(readFileSync(join(DEMO_FOLDER, name), 'utf8'));
const seeded = createPlatform({ dataFile: ':memory:' });
await seedDemoShop(seeded.context, 'nl');
const PRODUCTS = exportProducts(seeded.context.store.read, 'nl').split('\n').slice(0, 4).join('\n');
seeded.close();
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

const platform = createPlatform({ dataFile: ':memory:' });
afterAll(() => platform.close());

interface Tried {
  readonly input: string;
  /** Whether it was taken; a refusal says why. */
  readonly work: () => Promise<'taken' | 'refused'>;
}

const chunksOf = (text: string) => [new TextEncoder().encode(text)];
const ways: readonly ((dice: Dice) => Tried)[] = [
  products,
  translations,
  discounts,
  salons,
  content,
];

function products(dice: Dice): Tried {
  const input = dice.percent(60) ? spoiledCells(PRODUCTS, dice) : spoiledText(PRODUCTS, dice);
  return {
    input,
    work: async () => {
      const notes = createImportNotes();
      const read = await readProductCsv(chunksOf(input), { definitions: [], notes });
      if (notes.problemCount > 0) return refusedFor(notes.problems.map(({ message }) => message));
      await saveCatalogue(platform.context, 'nl', { products: read.products });
      return 'taken';
    },
  };
}

function translations(dice: Dice): Tried {
  const input = dice.percent(60)
    ? spoiledCells(TRANSLATIONS, dice)
    : spoiledText(TRANSLATIONS, dice);
  return {
    input,
    work: async () => {
      const notes = createImportNotes();
      await readTranslationsCsv(chunksOf(input), notes);
      return notes.problemCount === 0
        ? 'taken'
        : refusedFor(notes.problems.map(({ message }) => message));
    },
  };
}

function discounts(dice: Dice): Tried {
  const value = spoiledJson(DISCOUNTS, dice);
  return {
    input: JSON.stringify(value),
    work: async () => (discountsFile(value, '').length > 0 ? 'taken' : 'refused'),
  };
}

function salons(dice: Dice): Tried {
  const lines = SALONS.map((salon) => JSON.stringify(spoiledJson(salon, dice))).join('\n');
  const input = dice.percent(70) ? lines : spoiledText(lines, dice);
  return {
    input,
    work: async () => {
      const answer = await importSalons(platform.context.store, input, new Date(0));
      return answer.ok ? 'taken' : refusedFor(answer.errors.map(({ reason }) => reason));
    },
  };
}

function content(dice: Dice): Tried {
  const text = JSON.stringify(spoiledJson(CONTENT, dice, 1));
  const input = dice.percent(80) ? text : spoiledText(text, dice);
  return {
    input,
    work: async () => {
      const answer = await importContent(platform.context.store, input, new Date(0));
      if (!answer.ok) return refusedFor(answer.errors);
      const address =
        'http://localhost:4010/contentful/spaces/lokke/environments/master/entries?include=4';
      const headers = { authorization: `Bearer ${DEMO_CONTENT_TOKEN}` };
      const { status } = await platform.fetch(new Request(address, { headers }));
      if (status >= 500) throw new Error(`what was imported is answered ${status}`);
      return 'taken';
    },
  };
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
  const outcomes = await tryInputs({
    name: 'files to import',
    usualRuns: USUAL_RUNS,
    attempt: async (dice) => {
      const tried = dice.pick(ways)?.(dice);
      if (tried === undefined) return { kind: 'right', outcome: 'nothing' };
      try {
        return { kind: 'right', outcome: await tried.work() };
      } catch (thrown) {
        // A refusal that names what is wrong.
        if (thrown instanceof CatalogueRefused || thrown instanceof JsonShapeError) {
          return { kind: 'right', outcome: 'refused' };
        }
        const flaw =
          thrown instanceof Error ? (thrown.stack ?? thrown.message).slice(0, 600) : String(thrown);
        return { kind: 'flawed', flaw, input: tried.input.slice(0, 3_000) };
      }
    },
  });
  expect(error.mock.calls).toEqual([]);
  error.mockRestore();
  expect(outcomes['taken'] ?? 0).toBeGreaterThan(20);
});
