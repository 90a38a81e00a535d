import { expect, test } from 'vitest';
import { contrastOf, contrastProblems } from './contrast.ts';
import { brandFolderOf, readBrand } from './read-brand.ts';

const { colours } = readBrand(brandFolderOf({})).tokens;
const withStone = (stone: string) =>
  contrastProblems({
    place: 'here',
    colours: {
      ...colours,
      paper: '#ffffff',
      white: '#ffffff',
      mist: '#ffffff',
      'range-wash': '#ffffff',
      stone,
    },
  });

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#a8481f', '#efc4ae', 3.65],
])('%s on %s has a contrast of %d, either way round', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

test('text just above 4.5 passes, and just below is named with its ground', () => {
  expect(withStone('#767676')).toEqual([]);
  expect(withStone('#777777')[0]).toBe(
    'here: "stone" (#777777) on "paper" (#ffffff) has a contrast of 4.47; it needs 4.5.',
  );
});

test('the border of a control passes at 3 and is named below', () => {
  const withLine = (line: string) =>
    contrastProblems({ place: 'here', colours: { ...colours, 'line-strong': line } });
  expect(withLine('#858b86')).toEqual([]);
  expect(withLine('#959b96').join()).toContain('"line-strong" (#959b96) on "paper"');
});
