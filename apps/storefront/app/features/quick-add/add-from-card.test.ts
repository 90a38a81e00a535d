import { expect, it } from 'vitest';
import { nextStep } from './add-from-card.tsx';

const available = { merchandise: { availableForSale: true } };
const soldOut = { merchandise: { availableForSale: false } };

it.each([
  ['only size', [available]],
  ['only size that is left', [soldOut, available, soldOut]],
])('adds the %s at once', (_, sizes) => {
  expect(nextStep(sizes)).toEqual({ kind: 'add', size: available });
});

it.each([
  ['no size', []],
  ['one size that is sold out', [soldOut]],
  ['two sizes', [available, available]],
  ['two sizes that are sold out', [soldOut, soldOut]],
])('shows the choice of %s', (_, sizes) => {
  expect(nextStep(sizes)).toEqual({ kind: 'choose' });
});
