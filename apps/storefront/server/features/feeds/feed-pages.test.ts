import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { readDelivery } from './feed-pages.ts';

const TERMS = { price: '€ 4,95', days: { from: 1, to: 2 }, orderBefore: '16:00' };
const CATALOGUE = { promotions: async () => ({ kind: 'found', value: NO_PROMOTIONS }) as const };

it('reads the price of delivery', async () => {
  const content = { delivery: async () => ({ kind: 'found', value: TERMS }) as const };
  expect(await readDelivery(content, CATALOGUE, marketOf('nl'))).toEqual({
    price: { amountInMinorUnits: 495, currencyCode: 'EUR' },
    freeFrom: null,
  });
});

it('does without where the content does not tell it, and writes no feed where it is out', async () => {
  const missing = { delivery: async () => ({ kind: 'missing' }) as const };
  expect(await readDelivery(missing, CATALOGUE, marketOf('nl'))).toBeNull();
  const failed = { delivery: async () => ({ kind: 'failed' }) as const };
  await expect(readDelivery(failed, CATALOGUE, marketOf('nl'))).rejects.toThrow('delivery');
});
