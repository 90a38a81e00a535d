import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { createHasSalons } from './index.ts';
import { salonList } from './salon-list.ts';

const nl = marketOf('nl');

it('a market without salons leads to none, and to them once they come', async () => {
  let salons: Parameters<typeof salonList>[0] = [];
  const hasSalons = createHasSalons({
    listOf: async () => ({ kind: 'found', value: salonList(salons, nl) }),
  });
  expect(await hasSalons(nl)).toBe(false);
  salons = [
    {
      salonNo: '1',
      salonName: 'One',
      country: 'NL',
      city: 'Hulst',
      position: { latitude: 51, longitude: 4 },
      salonEmail: null,
      parentEmail: null,
      street: null,
      postcode: null,
      phone: null,
      salonLoyalty: false,
      client100: false,
    },
  ];
  expect(await hasSalons(nl)).toBe(true);
});

it('a database that fails or hangs hides nothing, and is not waited for again soon', async () => {
  let timeInMs = 0;
  let asked = 0;
  const waits: number[] = [];
  const hasSalons = createHasSalons(
    {
      listOf: () => {
        asked += 1;
        return asked === 1 ? Promise.resolve({ kind: 'failed' }) : new Promise(() => undefined);
      },
    },
    () => timeInMs,
    async (delayInMs) => {
      waits.push(delayInMs);
      return null;
    },
  );
  expect(await hasSalons(nl)).toBe(true);
  timeInMs = 29_999;
  expect(await hasSalons(nl)).toBe(true);
  expect(asked).toBe(1);
  timeInMs = 30_000;
  expect(await hasSalons(nl)).toBe(true);
  expect(asked).toBe(2);
  expect(waits).toEqual([1_000, 1_000]);
});
