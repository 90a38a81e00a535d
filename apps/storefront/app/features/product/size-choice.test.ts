import { expect, test } from 'vitest';
import { aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { sizeScale } from './size-choice.tsx';

const variant = (title: string) => aVariant({ id: title, title });

test.each([
  ['300 ml, 1000 ml', [0.3, 1]],
  ['60 ml, 300 ml, 1 l', [0.06, 0.3, 1]],
  ['0,5 l, 1 Liter', [0.5, 1]],
  ['10.1 fl oz (300 ml), 33.8 fl oz (1000 ml)', [0.3, 1]],
  ['75 g', [1]],
  ['300 ml, Refill', null],
  ['Black, Horn', null],
  ['Default Title', null],
])('the sizes %s stand at %j', (titles, marks) => {
  expect(sizeScale(titles.split(', ').map(variant))).toEqual(marks);
});

test('no sizes have no scale', () => {
  expect(sizeScale([])).toBeNull();
});
