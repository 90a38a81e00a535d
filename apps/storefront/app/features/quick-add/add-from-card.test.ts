import { expect, it } from 'vitest';
import { nextStep } from './add-from-card.tsx';

const price = { amountInMinorUnits: 1_950, currencyCode: 'EUR' } as const;
const available = { price, merchandise: { availableForSale: true } };
const soldOut = { price, merchandise: { availableForSale: false } };
const dearer = { ...available, price: { ...price, amountInMinorUnits: 4_950 } };

it.each([
  ['only size', [available]],
  ['only size that is left', [soldOut, available, soldOut]],
])('adds the %s at once', (_, sizes) => {
  expect(nextStep(sizes, price)).toEqual({ kind: 'add', size: available });
});

it.each([
  ['no size', []],
  ['one size that is sold out', [soldOut]],
  ['two sizes', [available, available]],
  ['the only size that is left, at another price than the card’s', [soldOut, dearer]],
  ['two sizes that are sold out', [soldOut, soldOut]],
])('shows the choice of %s', (_, sizes) => {
  expect(nextStep(sizes, price)).toEqual({ kind: 'choose' });
});
