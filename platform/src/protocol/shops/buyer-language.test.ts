import { expect, test } from 'vitest';
import { languageFor, languageTag } from './buyer-language.ts';
import { makeShops } from './table.ts';

const SHOPS = makeShops();

test.each([
  ['nl', 'nl', 'nl-NL'],
  ['nl', 'en', 'en-NL'],
  ['nl', 'dev', 'en-NL'],
  ['nl', null, 'nl-NL'],
  ['fr', 'fr-fr', 'fr-FR'],
  ['us', 'na', 'en-US'],
  ['de', 'de', 'de-DE'],
  ['uk', 'en', 'en-GB'],
  ['uk', 'uk', 'en-GB'],
  ['be', 'nl-be', 'nl-BE'],
  ['be', 'fr-be', 'fr-BE'],
  ['es', 'ES', 'es-ES'],
  ['ie', 'ie', 'en-IE'],
  ['no', 'no', 'nb-NO'],
  ['no', 'nb', 'nb-NO'],
  ['se', 'se', 'sv-SE'],
  ['ni', 'ni', 'en-GB'],
  ['de', 'zz', 'de-DE'],
  ['de', 'constructor', 'de-DE'],
] as const)('shop %s with locale %s speaks %s', (key, locale, tag) => {
  const shop = SHOPS[key];
  expect(languageTag(languageFor(locale, shop), shop)).toBe(tag);
});
