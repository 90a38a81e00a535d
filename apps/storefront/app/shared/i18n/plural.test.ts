import { LOCALES, marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { pluralOf } from './plural.ts';

const TAGS = [...new Set(LOCALES.map((locale) => marketOf(locale).languageTag))];

it.each(TAGS)('in %s each number of things up to a hundred thousand has its form', (tag) => {
  const rules = new Intl.PluralRules(tag);
  const wrong: number[] = [];
  for (let count = 0; count <= 100_000; count += 1) {
    if (pluralOf(count, tag) !== rules.select(count)) wrong.push(count);
  }
  expect(wrong).toEqual([]);
});
