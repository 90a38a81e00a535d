import { LOCALES } from '@lokke/domain/markets';
import { expect, it, test } from 'vitest';
import { readConfig } from './read-config.ts';

it('all markets are sold in when nothing is set', () => {
  expect(readConfig({}).locales).toEqual(LOCALES);
});

test.each([
  ['nl', ['en', 'nl', 'dev']],
  ['uk, fr', ['fr', 'fr-fr', 'uk']],
  ['fr-be', ['fr-be']],
])('MARKETS=%s sells in these locales, in the order of the table', (MARKETS, locales) => {
  expect(new Set(readConfig({ MARKETS }).locales)).toEqual(new Set(locales));
});

it('a shop that nothing is sold in needs no settings, and lends no pictures', () => {
  const half = { SHOPIFY_DE_DOMAIN: 'lokke-de.myshopify.com' };
  expect(() => readConfig(half)).toThrow('SHOPIFY_DE_STOREFRONT_TOKEN is missing');
  const { pictureOrigins } = readConfig({ ...half, MARKETS: 'nl' });
  expect(pictureOrigins).toEqual([
    'http://localhost:4010',
    'https://cdn.shopify.com',
    'https://*.shopifycdn.com',
  ]);
});

test.each([
  ['gb', 'not "gb".'],
  ['en', 'not "en".'],
  ['us', 'The shop "us" sells in na.'],
  ['be', 'The shop "be" sells in nl-be and fr-be.'],
  ['nl,NL', 'not "NL".'],
  [',', 'MARKETS names no market: ",".'],
])('MARKETS=%s stops the start', (MARKETS, sentence) => {
  expect(() => readConfig({ MARKETS })).toThrow(sentence);
});
