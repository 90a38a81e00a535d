import { afterEach, expect, test, vi } from 'vitest';
import { forgetCustomer, rememberCustomer } from './logged-in-customer.ts';

afterEach(() => vi.unstubAllGlobals());

test('who logs in is remembered, and leaves nothing when they log out', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  rememberCustomer('anna@example.com');
  expect(Object.fromEntries(stored)).toEqual({
    loggedInCustomer: 'anna@example.com',
    localUser: 'anna@example.com',
  });
  forgetCustomer();
  expect(stored.size).toBe(0);
});
