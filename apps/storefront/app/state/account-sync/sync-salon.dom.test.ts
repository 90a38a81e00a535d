import { marketOf } from '@lokke/domain/markets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  keepSalonManuallyDeleted,
  rememberedSalon,
  rememberSalon,
} from '../salon/remembered-salon.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { syncSalon } from './sync-salon.ts';

const MARKET = marketOf('nl');
const EMAIL = 'ada@example.com';
const nameSalon = (salonNo: string) => ({ salonNo, salonName: `Salon ${salonNo}` });
const makeSalon = (salonNo: string) => ({
  ...nameSalon(salonNo),
  country: 'NL',
  city: 'Utrecht',
  street: null,
  postcode: null,
  phone: null,
  salonLoyalty: false,
  client100: false,
  position: null,
});

let answers: Record<string, object | number> = {};
let written: unknown[] = [];
const changes: (string | null)[] = [];
const note = ({ key }: StorageEvent) => changes.push(key);

beforeEach(() => {
  written = [];
  changes.length = 0;
  answers = { own: { salon: null }, 'get-customer-salon': { salon: null } };
  window.addEventListener('storage', note);
});
afterEach(() => {
  window.removeEventListener('storage', note);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const OPTIONS = {
  log: () => undefined,
  pause: async () => undefined,
  whenReachable: async () => undefined,
  fetch: async (url: string, init?: RequestInit) => {
    const [, name = ''] = /\/([\w-]+)\/(?:\?.*)?$/.exec(url) ?? [];
    if (name === 'set-customer-salon') {
      const { salon } = JSON.parse(String(init?.body));
      written.push(salon);
    }
    const answer = answers[name] ?? { salon: written.at(-1) ?? null };
    return typeof answer === 'number'
      ? Response.json({ error: 'No.' }, { status: answer })
      : Response.json(answer);
  },
};

const sync = () => syncSalon({ market: MARKET, email: EMAIL, options: OPTIONS });
const agreed = () => readStored(marketValues.lastSyncedSalonNo(MARKET));

describe('the salon of a visitor and of the account', () => {
  it('is taken over from the account, and agreed on', async () => {
    answers['get-customer-salon'] = { salon: nameSalon('7') };
    await sync();
    expect(rememberedSalon(MARKET)).toEqual(nameSalon('7'));
    expect(agreed()).toEqual({ email: EMAIL, value: '7' });
    expect(written).toEqual([]);
  });

  it('is written where the account has none, by number and name alone', async () => {
    rememberSalon(MARKET, nameSalon('8'));
    await sync();
    expect(written).toEqual([nameSalon('8')]);
    expect(agreed()).toEqual({ email: EMAIL, value: '8' });
  });

  it('is removed from the account where it was removed here', async () => {
    rememberSalon(MARKET, nameSalon('8'));
    await sync();
    rememberSalon(MARKET, null);
    keepSalonManuallyDeleted(MARKET, true);
    answers['get-customer-salon'] = { salon: nameSalon('8') };
    await sync();
    expect(written).toEqual([nameSalon('8'), { salonNo: null }]);
    expect(agreed()).toEqual({ email: EMAIL, value: null });
  });

  it('is the customer’s own salon where neither has one', async () => {
    answers['own'] = { salon: makeSalon('9') };
    await sync();
    expect(rememberedSalon(MARKET)).toMatchObject(nameSalon('9'));
    expect(written).toEqual([nameSalon('9')]);
  });

  it.each([
    ['the account is not of this shop', { 'get-customer-salon': 401 }],
    ['the account could not be read', { 'get-customer-salon': { salon: null, failed: true } }],
    ['it could not be written', { 'set-customer-salon': { salon: null } }],
    ['writing is refused', { 'set-customer-salon': 400 }],
  ])('is not agreed on while %s', async (_, changed) => {
    Object.assign(answers, changed);
    rememberSalon(MARKET, nameSalon('8'));
    await sync();
    expect(agreed()).toBeNull();
    expect(rememberedSalon(MARKET)).toEqual(nameSalon('8'));
  });

  it('agreed on with somebody else counts for nothing', async () => {
    writeStored(marketValues.lastSyncedSalonNo(MARKET), { email: 'bo@example.com', value: '7' });
    answers['get-customer-salon'] = { salon: nameSalon('7') };
    await sync();
    expect(rememberedSalon(MARKET)).toEqual(nameSalon('7'));
  });
});

describe('a customer whom a salon knows', () => {
  const readOwn = () =>
    [
      marketValues.customerSalonNo,
      marketValues.customerSalonName,
      marketValues.loggedSalonNo,
      marketValues.tradeSalonNo,
    ].map((value) => readStored(value(MARKET)));

  it('is kept with number, name and trade prices, which is told once', async () => {
    answers['own'] = { salon: makeSalon('9'), tradeSalonNo: '9' };
    await sync();
    expect(readOwn()).toEqual(['9', 'Salon 9', '9', '9']);
    const told = [marketValues.customerSalonNo(MARKET).key, marketValues.tradeSalonNo(MARKET).key];
    expect(changes.filter((key) => told.includes(key ?? ''))).toEqual(told);
    changes.length = 0;
    await sync();
    expect(changes.filter((key) => told.includes(key ?? ''))).toEqual([]);
  });

  it('is forgotten once no salon knows it', async () => {
    answers['own'] = { salon: makeSalon('9'), tradeSalonNo: '9' };
    await sync();
    answers['own'] = { salon: null };
    await sync();
    expect(readOwn()).toEqual([null, null, null, null]);
  });

  it('stays as it was while that cannot be asked', async () => {
    answers['own'] = { salon: makeSalon('9') };
    await sync();
    answers['own'] = 400;
    await sync();
    expect(readOwn()).toEqual(['9', 'Salon 9', '9', null]);
  });
});
