import { afterEach, expect, test, vi } from 'vitest';
import { forgetCustomer, rememberCustomer } from './logged-in-customer.ts';

afterEach(() => vi.unstubAllGlobals());

test('who logs in is remembered, and leaves nothing when they log out', () => {
  const kept = new Map<string, string>();
  const localStorage = {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  rememberCustomer('anna@example.com');
  expect(Object.fromEntries(kept)).toEqual({
    loggedInCustomer: 'anna@example.com',
    localUser: 'anna@example.com',
  });
  forgetCustomer();
  expect(kept.size).toBe(0);
});
