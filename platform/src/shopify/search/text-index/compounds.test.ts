import { expect, it } from 'vitest';
import { createSplit } from './compounds.ts';

const PARTS = ['masker', 'maskers', 'haar'];

it('a compound is split by what is known, with and without a link', () => {
  const { whole } = createSplit(new Set(PARTS));
  expect(whole('haarmasker')).toEqual(['haar', 'masker']);
  expect(whole('maskershaar')).toEqual(['maskers', 'haar']);
  expect(whole('haarmaskerq')).toEqual([]);
});

it('a word that can be split in ever more ways and has no last part is looked at as often as it is long', () => {
  let looks = 0;
  class Counted extends Set<string> {
    override has(word: string): boolean {
      looks += 1;
      return super.has(word);
    }
  }
  const { whole } = createSplit(new Counted(PARTS));
  const word = `${'maskers'.repeat(20)}q`;
  expect(whole(word)).toEqual([]);
  expect(looks).toBeLessThan(word.length ** 2);
});
