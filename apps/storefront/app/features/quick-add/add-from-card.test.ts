import { expect, it } from 'vitest';
import { nextStep } from './add-from-card.tsx';

const available = { merchandise: { availableForSale: true } };
const soldOut = { merchandise: { availableForSale: false } };

it('adds the only size at once', () => {
  expect(nextStep([available])).toEqual({ kind: 'add', size: available });
});

it.each([
  ['no size', []],
  ['one size that is sold out', [soldOut]],
  ['two sizes', [available, available]],
  ['two sizes of which one is sold out', [available, soldOut]],
])('shows the choice of %s', (_, sizes) => {
  expect(nextStep(sizes)).toEqual({ kind: 'choose' });
});
