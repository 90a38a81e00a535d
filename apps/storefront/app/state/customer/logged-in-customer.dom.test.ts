import { marketOf } from '@lokke/domain/markets';
import { afterEach, expect, test, vi } from 'vitest';
import { linkedDiscountCookie } from '../promotions/linked-discount.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';
import { forgetCustomer, onCustomerChange, rememberCustomer } from './logged-in-customer.ts';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const NL = marketOf('nl');
const DE = marketOf('de');

/** Keys in this browser and tab. */
const keysNow = () => [
  ...Object.keys({ ...window.localStorage }),
  ...Object.keys({ ...window.sessionStorage }),
];

/** Values that tell of the device or of its bag, and not of who was logged in. */
const OF_THE_DEVICE = [
  marketValues.checkoutId(NL),
  marketValues.checkoutChangedAt(NL),
  marketValues.lastSeenCart(NL),
  marketValues.unreachableCarts(NL),
  marketValues.cartOutbox(NL),
  marketValues.cartWish(NL),
  marketValues.salonManuallyDeleted(NL),
  sharedValues.cookiesAccepted,
  sharedValues.cookiesAcceptedAt,
  sharedValues.cookiesRefusedAt,
  sharedValues.consentId,
  sharedValues.userLocalePreference,
  sharedValues.dismissedLocale,
  sharedValues.isFreeTravelSizePopupClosed,
  sharedValues.isNoKickbackFeePopupClosed,
  sharedValues.isWishlistConfirmed,
  sharedValues.isFreeItemDisabled,
  sharedValues.isAutoAddedFreeItemRemoved,
].map(({ key }) => key);

/** Has something stand in every place that the shop knows, typed fields and a link's code too. */
function fillBrowser(): void {
  const ofMarket = Object.values(marketValues).map((place) => place(NL));
  for (const { area, key } of [...ofMarket, ...Object.values(sharedValues)]) {
    window[area === 'local' ? 'localStorage' : 'sessionStorage'].setItem(key, 'x');
  }
  window.sessionStorage.setItem('typedFields', '{"path":"/nl/account/address"}');
  Object.assign(document, { cookie: linkedDiscountCookie(NL.shop, 'WELCOME') });
}

test('whatever the shop stores, a logout leaves what is the device’s alone', () => {
  fillBrowser();
  rememberCustomer(DE, 'anna@example.com');
  forgetCustomer(NL);
  expect(keysNow().toSorted()).toEqual([...OF_THE_DEVICE, 'loggedInCustomer-de'].toSorted());
  expect(document.cookie).not.toContain('WELCOME');
});

test('both languages of a shop are forgotten', () => {
  const french = marketValues.wishlist(marketOf('fr-be'));
  window.localStorage.setItem(french.key, '["1"]');
  rememberCustomer(marketOf('nl-be'), 'anna@example.com');
  forgetCustomer(marketOf('nl-be'));
  expect(keysNow()).toEqual([]);
});

test('a visitor who never logged in keeps everything', () => {
  fillBrowser();
  window.localStorage.removeItem(marketValues.loggedInCustomer(NL).key);
  const before = keysNow();
  forgetCustomer(NL);
  expect(keysNow()).toEqual(before);
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
  rememberCustomer(NL, 'anna@example.com');
  const stop = onCustomerChange(NL, hear);
  leave();
  stop();
  leave();
  expect(hear).toHaveBeenCalledTimes(1);
});

function shownAgain(): Event {
  return Object.assign(new Event('pageshow'), { persisted: true });
}
