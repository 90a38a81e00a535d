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

test.each<[Partial<Answers>, object]>([
  [{ locale: 'de-li' }, { locale: 'de-li', shop: 'li' }],
  [{ tag: 'de-LI-1996' }, { tag: 'de-LI-1996' }],
  [
    { locale: 'ch', country: 'CH', currency: 'CHF', rate: '0.95' },
    { tag: 'de-CH', rate: 0.95 },
  ],
  [
    { currency: 'PLN', rate: '10000' },
    { currency: 'PLN', rate: 10_000 },
  ],
  [
    { currency: 'DKK', rate: '7.46' },
    { currency: 'DKK', rate: 7.46 },
  ],
])('takes %o', (changes, expected) => {
  expect(readRequest({ ...LIECHTENSTEIN, ...changes })).toMatchObject(expected);
});

test.each<[Partial<Answers>, string]>([
  [{ locale: undefined }, 'The locale is missing'],
  [{ locale: 'nl' }, 'The locale "nl" is taken.'],
  [{ locale: 'nl-be' }, 'The locale "nl-be" is taken.'],
  [{ locale: 'LI' }, 'not "LI"'],
  [{ locale: 'aut' }, 'not "aut"'],
  [{ locale: '../x' }, 'not "../x"'],
  [{ locale: 'de-be', country: 'BE' }, 'The shop "be" is taken'],
  [{ like: undefined }, '--like is missing: nl, fr,'],
  [{ like: 'xx' }, 'not "xx"'],
  [{ like: 'dev' }, 'not "dev"'],
  [{ like: 'fr-fr' }, 'not "fr-fr"'],
  [{ country: undefined }, '--country is missing'],
  [{ country: 'li' }, 'not "li"'],
  [{ country: 'XX' }, 'not "XX"'],
  [{ country: 'EU' }, 'not "EU"'],
  [{ country: 'UK' }, 'not "UK" (use GB)'],
  [{ currency: undefined }, '--currency is missing'],
  [{ currency: 'ABC' }, 'not "ABC"'],
  [{ currency: 'eur' }, 'not "eur"'],
  [{ currency: 'JPY' }, '--currency JPY has 0 decimals'],
  [{ currency: 'KWD' }, '--currency KWD has 3 decimals'],
  [{ currency: 'CZK' }, '--currency CZK has no symbol yet'],
  [{ currency: 'CHF' }, '--rate is missing: prices of de are in EUR'],
  [{ language: undefined }, '--language is missing'],
  [{ language: 'it' }, 'packages/i18n/messages/it'],
  [{ language: 'German' }, 'not "German"'],
  [{ tag: 'de-li' }, 'not "de-li"'],
  [{ tag: 'en-LI' }, 'not "en-LI"'],
  [{ tag: 'de-DE' }, 'not "de-DE"'],
  [{ tag: 'de LI' }, 'not "de LI"'],
  [{ apiVersion: undefined }, '--api-version is missing'],
  [{ apiVersion: '2025-07' }, 'not "2025-07"'],
  [{ rate: '0' }, 'not "0"'],
  [{ rate: '10000.1' }, 'not "10000.1"'],
  [{ rate: '-1' }, 'not "-1"'],
  [{ rate: '1,5' }, 'not "1,5"'],
])('refuses %o with one sentence that names it', (changes, expected) => {
  const readRefused = () => readRequest({ ...LIECHTENSTEIN, ...changes });
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
