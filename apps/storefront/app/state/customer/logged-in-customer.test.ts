// @vitest-environment happy-dom
import { marketOf } from '@lokke/domain/markets';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetCustomer, onCustomerChange, rememberCustomer } from './logged-in-customer.ts';

afterEach(() => window.localStorage.clear());

const storedNow = () => ({ ...window.localStorage });

test('who logs in is remembered per shop, and leaves nothing there when they log out', () => {
  rememberCustomer(marketOf('nl'), 'anna@example.com');
  rememberCustomer(marketOf('de'), 'anna@example.com');
  expect(storedNow()).toEqual({
    loggedInCustomer: 'anna@example.com',
    'loggedInCustomer-de': 'anna@example.com',
    localUser: 'anna@example.com',
  });
  forgetCustomer(marketOf('nl'));
  expect(storedNow()).toEqual({ 'loggedInCustomer-de': 'anna@example.com' });
  forgetCustomer(marketOf('de'));
  expect(storedNow()).toEqual({});
});

test.each([
  ['this tab', () => forgetCustomer(marketOf('nl'))],
  [
    'another tab',
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'loggedInCustomer' })),
  ],
  ['a page that comes back from the back/forward cache', () => window.dispatchEvent(shownAgain())],
])('%s hears of a logout', (_, leave) => {
  const hear = vi.fn();
  const stop = onCustomerChange(marketOf('nl'), hear);
  leave();
  stop();
  leave();
  expect(hear).toHaveBeenCalledTimes(1);
});

function shownAgain(): Event {
  return Object.assign(new Event('pageshow'), { persisted: true });
}
