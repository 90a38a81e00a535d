// @vitest-environment happy-dom
import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { syncSalon } from './sync-salon.ts';

const market = marketOf('nl');
const ADDRESS = {
  country: 'NL',
  city: 'Breda',
  street: 'Kade 1',
  postcode: '4811 AA',
  phone: null,
};
const SALON = {
  ...ADDRESS,
  salonNo: '10001',
  salonName: 'De Gouden Lok',
  salonLoyalty: false,
  client100: true,
  position: null,
};

test.each([
  [SALON, '20002', ['customerSalonNo', 'tradeSalonNo']],
  [SALON, undefined, ['tradeSalonNo']],
  [null, '20002', ['customerSalonNo', 'tradeSalonNo']],
  [null, undefined, ['tradeSalonNo']],
] as const)(
  'this browser knows a customer of the salon %j who buys at prices of %s',
  async (salon, trade, told) => {
    const keys: (string | null)[] = [];
    const listen = ({ key }: StorageEvent) => keys.push(key);
    window.addEventListener('storage', listen);
    await syncSalon({
      market,
      email: 'anna@example.com',
      options: {
        log: () => undefined,
        pause: async () => undefined,
        whenReachable: async () => undefined,
        fetch: async (input: RequestInfo | URL) =>
          Response.json(
            String(input).includes('/salons/own')
              ? { salon, tradeSalonNo: trade }
              : { salon: null, failed: true },
          ),
      },
    });
    window.removeEventListener('storage', listen);
    expect(readStored(marketValues.customerSalonNo(market))).toBe(salon?.salonNo ?? null);
    expect(readStored(marketValues.loggedSalonNo(market))).toBe(salon?.salonNo ?? null);
    expect(readStored(marketValues.customerSalonName(market))).toBe(salon?.salonName ?? null);
    expect(readStored(marketValues.tradeSalonNo(market))).toBe(trade ?? null);
    expect(keys).toEqual(told.map((one) => marketValues[one](market).key));
  },
);
