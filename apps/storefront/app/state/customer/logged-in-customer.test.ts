import { marketOf } from '@lokke/domain/markets';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetCustomer, rememberCustomer } from './logged-in-customer.ts';

afterEach(() => vi.unstubAllGlobals());

test('who logs in is remembered per shop, and leaves nothing there when they log out', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage, dispatchEvent: () => true });
  vi.stubGlobal('StorageEvent', Event);
  rememberCustomer(marketOf('nl'), 'anna@example.com');
  rememberCustomer(marketOf('de'), 'anna@example.com');
  expect(Object.fromEntries(stored)).toEqual({
    loggedInCustomer: 'anna@example.com',
    'loggedInCustomer-de': 'anna@example.com',
    localUser: 'anna@example.com',
  });
  forgetCustomer(marketOf('nl'));
  expect(Object.fromEntries(stored)).toEqual({ 'loggedInCustomer-de': 'anna@example.com' });
  forgetCustomer(marketOf('de'));
  expect(stored.size).toBe(0);
});
