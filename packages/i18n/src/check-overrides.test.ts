import { expect, it, test } from 'vitest';
import { translateFor } from './all.ts';
import { brandMessages } from './brand-messages.ts';
import { overrideProblems } from './check-overrides.ts';

test.each([
  ['nl', { 'home.title': 'Welkom' }, []],
  ['nl', { 'home.title': '{brand} in Leiden' }, []],
  ['en-US', { 'home.title': 'Howdy' }, []],
  ['it', { 'home.title': 'Ciao' }, ['there is no language "it".']],
  ['nl', { 'home.slogan': 'Hoi' }, ['"home.slogan" is no message.']],
  ['nl', { 'home.title': '' }, ['"home.title" must not be empty.']],
  ['nl', { 'home.title': 'Hoi {name}' }, ['"home.title" must have no placeholder, not {name}.']],
  ['nl', { 'home.title': { other: 'Hoi' } }, ['"home.title" must be a text.']],
  ['nl', { 'home.title': '{brand}' }, ['"home.title" says what it says anyway: take it away.']],
  [
    'nl',
    { 'wishlist.count': 'Verlanglijst' },
    ['"wishlist.count" must have plural forms, "other" among them.'],
  ],
  ['nl', { 'wishlist.count': { one: 'Lijst, één ding', other: 'Lijst, {count} dingen' } }, []],
  [
    'nl',
    { 'wishlist.count': { other: 'Lijst van {name}' } },
    ['"wishlist.count" must have no placeholder, not {name}.'],
  ],
])('a brand that says %s %o: %o', (tag, overrides, problems) => {
  expect(overrideProblems(tag, overrides)).toEqual(problems);
});

it('puts the brand’s own words first and its name into both', () => {
  const brand = { name: 'A {$&} B', messages: { two: 'Only {brand}' } };
  const usual = {
    one: 'At {brand}',
    two: 'Two',
    many: { one: '{brand}', other: '{count}, {brand}' },
  };
  expect(brandMessages(usual, brand)).toEqual({
    one: 'At A {$&} B',
    two: 'Only A {$&} B',
    many: { one: 'A {$&} B', other: '{count}, A {$&} B' },
  });
});

it('speaks to a market in the brand’s words', () => {
  const brand = { name: 'Acme', messages: { 'home.title': 'Hallo' } };
  const t = translateFor({ language: 'de', languageTag: 'de-DE' }, brand);
  expect(t('home.title')).toBe('Hallo');
  expect(t('shell.home')).toBe('Acme, Startseite');
});
