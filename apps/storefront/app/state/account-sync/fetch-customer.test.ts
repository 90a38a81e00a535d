import { marketOf } from '@lokke/domain/markets';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberCustomer } from '../customer/logged-in-customer.ts';
import { fetchCustomer } from './fetch-customer.ts';
import { afterPendingWrites } from './run-exclusive.ts';

const MARKET = marketOf('nl');
const ANNA = { isLoggedIn: true, email: 'anna@example.com' };

const stored = new Map<string, string>();

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage, dispatchEvent: () => true });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('StorageEvent', Event);
  rememberCustomer(MARKET, 'anna@example.com');
});

const answering = (response: () => Promise<Response>) => ({ fetch: response, log: () => {} });

test('who is logged in is what the server says', async () => {
  const options = answering(async () => Response.json(ANNA));
  expect(await fetchCustomer(MARKET, options)).toEqual(ANNA);
});

test.each([
  ['nobody', { isLoggedIn: false, email: null }, []],
  ['Anna', ANNA, ['loggedInCustomer', 'localUser']],
])('the browser remembers who the server says is logged in: %s', async (_, reply, remembered) => {
  await fetchCustomer(
    MARKET,
    answering(async () => Response.json(reply)),
  );
  expect([...stored.keys()]).toEqual(remembered);
});

test.each([
  ['an answer of 502', async () => Response.json({ error: '' }, { status: 502 }), 'refused'],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['nonsense', async () => Response.json({ email: 7 }), 'unreadable'],
])(
  '%s fails, so that it is fetched again, and nobody is forgotten',
  async (_, response, reason) => {
    await expect(fetchCustomer(MARKET, answering(response))).rejects.toThrow(reason);
    expect(stored.get('loggedInCustomer')).toBe('anna@example.com');
  },
);

test('logging out waits for the answer, and for what begins with it', async () => {
  const seen: string[] = [];
  const held = Promise.withResolvers<Response>();
  const handedOn = fetchCustomer(
    MARKET,
    answering(() => held.promise),
  ).then(() => seen.push('customer'));
  const left = afterPendingWrites(async () => seen.push('left'));
  held.resolve(Response.json(ANNA));
  await Promise.all([handedOn, left]);
  expect(seen).toEqual(['customer', 'left']);
});

test('while the visitor logs out nobody is asked for', async () => {
  await afterPendingWrites(async () => {
    const options = answering(() => Promise.reject(new Error('not expected')));
    await expect(fetchCustomer(MARKET, options)).rejects.toThrow('is logging out');
  });
});
