import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { sourceFiles } from './source-files.ts';

// The interface's own texts: packages/i18n/src/typography.test.ts. Words to search by are no sentences.
const TEXTS =
  /^(?:packages\/demo\/(?:texts\/[^/]+\/(?!search\.json)|brand\/messages\/|reviews\/)|platform\/src\/.*\/messages\/).*\.(?:json|md)$/;
const all = sourceFiles(ROOT).filter((file) => TEXTS.test(file));
const files = all.filter((file) => file.endsWith('.json'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{\w+:/g, '{')];
  return Object.values(Object(value)).flatMap(textsOf);
}

test.each([
  ['typewriter quotes and apostrophes', /["']/, /./],
  ['three dots for an ellipsis, or a hyphen for a dash', /\.\.\.| - /, /./],
  [
    'loose marks in French',
    /(?<!\u202f)[;?!]|(?<!\u00a0)(?<!\d):(?!\/\/)| [»]|« /,
    /\/fr(?:\/|\.)/,
  ],
])('the demo and the letters have no %s', (_, pattern, where) => {
  const chosen = files.filter((file) => where.test(file));
  const wrong = chosen.flatMap((file) =>
    textsOf(JSON.parse(read(file)))
      .filter((text) => pattern.test(text))
      .map((text) => [file, text]),
  );
  expect(chosen.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

// The word that is not used, by language, where another one is: for a refund, a discount code, an order, its number, the bag.
const OTHER_WORDS = [
  ['nl', /winkelmand|winkelwagen|actiecode|ordernummer|cadeaukaart/i],
  ['fr', /code promo|code de remise|n° de commande/i],
  ['en', /reimburs|promo code|\bbasket\b|\bcart\b/i],
  ['de', /[Rr]ückzahlung|zurückzahl|Aktionscode|Auftragsnummer/],
  ['es', /carrito|\bcesta\b|cupón|código promo|tarjeta de regalo/i],
  ['nb', /refunder|refusjon|handlepose|kampanjekode|bestillingsnummer/i],
  ['sv', /\border\b|beställningsnummer|kundvagn|kampanjkod/i],
] as const;

test.each(OTHER_WORDS)(
  '%s has one word for each thing in the shop and its letters',
  (language, pattern) => {
    const interfaceTexts = sourceFiles(ROOT).filter((file) =>
      file.startsWith(`packages/i18n/messages/${language}/`),
    );
    const own = files.filter(
      (file) => file.includes(`/${language}/`) || file.endsWith(`/${language}.json`),
    );
    const texts = [...interfaceTexts, ...own].flatMap((file) => textsOf(JSON.parse(read(file))));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  },
);

// A label has one word and cannot be torn; a subject and the words to search a page by stay plain.
test('the demo and the letters keep e-mail in one line in every language, by a word joiner', () => {
  const torn = all.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => !/^\s*"subject": |^keywords: |^\s*"\w+": "\S+",?$/.test(line))
      .filter((line) => /(?<![\w/])e-(?:mail|post)/i.test(line))
      .map((line) => [file, line]),
  );
  expect(torn).toEqual([]);
});
