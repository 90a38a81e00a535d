import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { type Answers, MARKETS, RequestError, readRequest } from './market-request.ts';

// No market of the specification, and none that is likely to be added here.
const LIECHTENSTEIN: Answers = {
  locale: 'li',
  like: 'de',
  country: 'LI',
  currency: 'EUR',
  language: 'de',
  apiVersion: '2025-04',
};

it('takes the tag, the shop and the prices from what is asked where they follow from it', () => {
  expect(readRequest(LIECHTENSTEIN)).toMatchObject({
    locale: 'li',
    shop: 'li',
    country: 'LI',
    countryName: 'Liechtenstein',
    tag: 'de-LI',
    rate: 1,
  });
});

interface Changed {
  readonly taken: readonly (readonly [changes: Partial<Answers>, expected: object])[];
  /** Changes, of which null is a missing answer, and what is said of it. */
  readonly refused: readonly (readonly [changes: object, expected: string])[];
}
const { taken, refused }: Changed = JSON.parse(
  readFileSync(new URL('market-requests.json', import.meta.url), 'utf8'),
);

test.each(taken)('takes %o', (changes, expected) => {
  expect(readRequest({ ...LIECHTENSTEIN, ...changes })).toMatchObject(expected);
});

test.each(refused)('refuses %o with one sentence that names it', (changes, expected) => {
  const given = Object.entries({ ...LIECHTENSTEIN, ...changes });
  const answers = Object.fromEntries(given.filter(([, answer]) => answer !== null));
  const readRefused = () => readRequest(answers);
  expect(readRefused).toThrow(RequestError);
  expect(readRefused).toThrow(expected);
});

it('can be like any market of its own, of which the specification has twelve', () => {
  const locales = MARKETS.map(({ locale }) => locale);
  expect(locales).toEqual(
    expect.arrayContaining(['nl', 'fr', 'na', 'de', 'uk', 'nl-be', 'fr-be', 'es', 'ie', 'no']),
  );
  for (const alias of ['en', 'dev', 'fr-fr']) expect(locales).not.toContain(alias);
});
