import { expect, it } from 'vitest';
import { countsOf, countsWithin, existingValues, type ListedGroup } from './index.ts';

const group = (id: string, counts: Readonly<Record<string, number>>): ListedGroup => ({
  id,
  values: Object.entries(counts).map(([value, count]) => ({ value, count })),
});

it('values that no product has are left out, and those that most have come first', () => {
  expect(existingValues([group('hold', { light: 2, none: 0, strong: 7, flexible: 2 })])).toEqual([
    group('hold', { strong: 7, light: 2, flexible: 2 }),
  ]);
});

it('every value of the whole list keeps its place; one without products counts zero', () => {
  const whole = [group('hold', { strong: 7, light: 2 }), group('finish', { matt: 1 })];
  expect(countsWithin(whole, [group('hold', { light: 1 })])).toEqual([
    group('hold', { strong: 0, light: 1 }),
    group('finish', { matt: 0 }),
  ]);
});

it('what is chosen is marked, and a price has no values to count', () => {
  const counts = countsOf(
    [group('hold', { strong: 7, light: 2 }), group('price', {})],
    [{ id: 'hold', value: 'light' }],
  );
  expect([...counts]).toEqual([
    [
      'hold',
      [
        { value: 'strong', count: 7, isChosen: false },
        { value: 'light', count: 2, isChosen: true },
      ],
    ],
  ]);
});
