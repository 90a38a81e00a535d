import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { spellFor } from '../src/protocol/pages/brand-texts.ts';
import { fillIn, fillInCount } from '../src/protocol/pages/index.ts';
import regional from '../src/protocol/pages/regional-messages.json' with { type: 'json' };

const SOURCE = join(import.meta.dirname, '..', 'src');
const FILES = globSync('**/messages/*.json', { cwd: SOURCE });

/** `card.number` → text. */
function textsIn(value: unknown, path: readonly string[] = []): readonly [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no message`);
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, key]));
}

const read = (file: string) => textsIn(JSON.parse(readFileSync(join(SOURCE, file), 'utf8')));
const placeholders = (text: string) => text.match(/(?<=\{)\w+/g)?.toSorted() ?? [];

test('every area speaks the same languages', () => {
  const areas = Object.groupBy(FILES, dirname);
  for (const files of Object.values(areas)) expect(files).toHaveLength(7);
});

/** The button that orders may say nothing else in Germany, not even the sum (BGB § 312j(3)). */
const isBareButton = (file: string, key: string) =>
  key === 'payNow' && file === join('shopify/checkout/messages', 'de.json');

test.each(FILES)('%s says what the English messages say, with the same placeholders', (file) => {
  const shapeOf = (texts: readonly [string, string][]) =>
    texts.map(([key, text]) => [key, isBareButton(file, key) || placeholders(text)]);
  const texts = read(file);
  expect(shapeOf(texts)).toEqual(shapeOf(read(join(dirname(file), 'en.json'))));
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('no text is of the trade of hair, but where salons alone are spoken to', () => {
  const ofHair = /salon|salón|coiff|peluquer|fris(?:ö|ø|eu)r|\b(?:hair|hår|cheveu)/i;
  const texts = FILES.filter((file) => !/identity|salons/.test(file)).flatMap(read);
  const found = texts.filter(([, text]) => ofHair.test(text)).map(([key]) => key);
  expect(new Set(found)).toEqual(new Set(['problems.notSold', 'problems.cases', 'subjects.salon']));
});

test('the way to a subscription is told alike by checkout and letters, in each language', () => {
  const ways = FILES.flatMap((file) =>
    read(file).flatMap(([key, text]) =>
      /(?:^|\.)manage$/.test(key) ? [`${basename(file)} ${text}`] : [],
    ),
  );
  expect(ways).toHaveLength(14);
  expect(new Set(ways).size).toBe(7);
});

test('French gives delivery away in its own gender, and goods in theirs', () => {
  const said = new Map(read(join('shopify/checkout/messages', 'fr.json')));
  expect([said.get('free'), said.get('summary.givenAway')]).toEqual(['Offerte', 'Offert']);
});

test('French takes no reader for a man', () => {
  const man = /\bêtes(?: pas)? (?:dé)?connecté\b|\bêtes (?:tenu|remboursé|inscrit)\b|\bclients\b/;
  const texts = FILES.filter((file) => file.endsWith('/fr.json')).flatMap(read);
  expect(texts.filter(([, text]) => man.test(text))).toEqual([]);
});

test.each(Object.entries(regional))('%s says otherwise only what there is', (tag, messages) => {
  const known = new Map<string, string>(
    FILES.filter((file) => file.endsWith(`/${tag.slice(0, 2)}.json`)).flatMap((file) =>
      read(file).map(
        ([key, text]) => [`platform.${basename(dirname(dirname(file)))}.${key}`, text] as const,
      ),
    ),
  );
  for (const [key, text] of Object.entries(messages)) {
    const usual = known.get(key);
    expect(usual, key).toBeDefined();
    expect(placeholders(text), key).toEqual(placeholders(usual ?? ''));
    expect(text, key).not.toBe(spellFor(usual, tag));
  }
});

test.each(['en-GB', 'en-US'] as const)(
  '%s withdraws from no purchase, as its law has no such word',
  (tag) => {
    const said = new Map(Object.entries(regional[tag]));
    const english = read(join('services/klaviyo/withdrawals/messages', 'en.json'));
    const texts = english.map(([key, text]) => said.get(`platform.withdrawals.${key}`) ?? text);
    expect(texts.filter((text) => /withdr/i.test(text))).toEqual([]);
  },
);

test('an American reads of no e-mail with a hyphen, in messages of any shape', () => {
  const english = FILES.filter((file) => file.endsWith('/en.json')).flatMap(read);
  const texts = english.map(([, text]) => spellFor(text, 'en-US'));
  expect(texts.filter((text) => /e-\u2060?mail/i.test(String(text)))).toEqual([]);
  expect(spellFor({ one: 'An e-mail', other: 1 }, 'en-US')).toEqual({ one: 'An email', other: 1 });
  expect(spellFor('An e-mail', 'en-GB')).toBe('An e-mail');
});

describe('a message', () => {
  it('is filled in, small where its language wants it, and takes no value for a placeholder', () => {
    expect(fillIn('{what} · {what:lowercase} · {left}', { what: '{Left}', left: 2 })).toBe(
      '{Left} · {left} · 2',
    );
  });

  it('says what it lacks', () => {
    expect(() => fillIn('Pay {total}', {})).toThrow('“Pay {total}” needs a value for total.');
  });

  it('counts as its language does', () => {
    const forms = { one: 'un point', other: '{count} points' };
    expect(fillInCount(forms, 0, 'fr')).toBe('un point');
    expect(fillInCount(forms, 2, 'fr')).toBe('2 points');
    expect(fillInCount(forms, 0, 'en')).toBe('0 points');
  });
});
