import { expect, test } from 'vitest';
import { isWordOf, typeWords } from './type-words.ts';

test.each([
  [['Mugs'], ['Mugs']],
  [
    ['Antiques > Furniture', 'Mugs'],
    ['Furniture', 'Mugs'],
  ],
  [
    ['Home>Lamps', 'Garden > Lamps', 'Lamps'],
    ['Lamps (Home)', 'Lamps (Garden)', 'Lamps'],
  ],
  [
    ['A > ', ' > '],
    ['A', ' > '],
  ],
])('types %j read %j', (types, words) => {
  const read = typeWords(types);
  expect([...read.values()]).toEqual(words);
  for (const [type, word] of read) expect(isWordOf(word, type)).toBe(true);
});

test('another title is the merchant’s own', () => {
  expect(isWordOf('My furniture', 'Antiques > Furniture')).toBe(false);
});
