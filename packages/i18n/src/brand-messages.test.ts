import { expect, it } from 'vitest';
import { translateFor } from './all.ts';
import { brandMessages } from './brand-messages.ts';

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
