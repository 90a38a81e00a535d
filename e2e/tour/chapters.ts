import type { Locale } from '@lokke/domain/markets';

/** On the page of pictures: what belongs together, in one market. */
export interface Chapter {
  readonly title: string;
  readonly text: string;
  readonly market: Locale;
  readonly screens: readonly string[];
  /** Widths in px; pages of nothing but text are much the same on both. */
  readonly widths: readonly number[];
}

const PHONE = 390;
const DESKTOP = 1440;
const BOTH = [DESKTOP, PHONE];

export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Coming in',
    text: 'The home page is put together from content. Six ranges, six pigments; twelve markets, each a choice and never a guess.',
    market: 'nl',
    screens: ['home', 'markets', 'markets-page'],
    widths: BOTH,
  },
  {
    title: 'Finding',
    text: 'Filters live in the address and are drawn on the server; search suggests; a routine is built step by step.',
    market: 'uk',
    screens: [
      'listing',
      'listing-filtered',
      'listing-empty',
      'range',
      'bundles',
      'search-opened',
      'search',
      'search-nothing',
      'routine',
    ],
    widths: BOTH,
  },
  {
    title: 'Choosing',
    text: 'A product says what it does, what a hundred millilitres cost, and what goes well with it.',
    market: 'de',
    screens: [
      'product',
      'product-styling',
      'product-zoomed',
      'bundle',
      'wishlist',
      'wishlist-empty',
    ],
    widths: BOTH,
  },
  {
    title: 'Paying',
    text: 'The comb fills until the free item comes; the checkout belongs to the platform and takes test cards.',
    market: 'nl',
    screens: [
      'bag-popup',
      'bag',
      'bag-with-free-item',
      'bag-empty',
      'checkout',
      'checkout-payment-declined',
      'thank-you',
    ],
    widths: BOTH,
  },
  {
    title: 'A salon of one’s own',
    text: 'Found by postcode, city or name, on a drawn map, and remembered in its market.',
    market: 'fr',
    screens: ['salons', 'salons-found', 'salon', 'salon-selector'],
    widths: BOTH,
  },
  {
    title: 'Belonging',
    text: 'An account, its addresses and orders, and what somebody reads when a field is missing or there is nothing yet.',
    market: 'se',
    screens: [
      'login',
      'login-refused',
      'register',
      'register-refused',
      'forgot',
      'activate',
      'reset-refused',
      'dashboard',
      'account-info',
      'account-addresses',
      'account-address',
      'account-orders',
      'account-order',
      'logout',
      'newsletter',
      'professional',
    ],
    widths: BOTH,
  },
  {
    title: 'The small print',
    text: 'Every market has its own words and its own legal pages, and its own way back.',
    market: 'es',
    screens: [
      'page-about',
      'page-contact',
      'page-delivery',
      'page-returns',
      'page-withdrawal',
      'page-privacy',
      'page-cookies',
      'page-terms',
      'page-imprint',
      'page-accessibility',
      'policy',
      'withdraw',
      'withdraw-review',
      'not-found',
    ],
    widths: [PHONE],
  },
  {
    title: 'Letters and paper',
    text: 'What the shop sends stands in its own hand, and an order, a policy or a salon fits on A4.',
    market: 'fr',
    screens: [
      'letter-order',
      'letter-account',
      'letter-withdrawal',
      'letter-newsletter',
      'letter-professional',
      'order-on-paper',
      'account-order-on-paper',
      'policy-on-paper',
    ],
    widths: [PHONE],
  },
  {
    title: 'When something is amiss',
    text: 'No network, no answer, no picture, nothing left: the page stays and says what can be done.',
    market: 'uk',
    screens: [
      'offline',
      'failed',
      'listing-without-pictures',
      'product-without-pictures',
      'bag-sold-out',
    ],
    widths: [PHONE],
  },
  {
    title: 'Behind the counter',
    text: 'Every component in all its states, for those who build the shop.',
    market: 'nl',
    screens: ['components'],
    widths: [DESKTOP],
  },
];

/** Whether a picture is shown on the page. */
export function isShown(name: string, locale: Locale, width?: number): boolean {
  return CHAPTERS.some(
    ({ market, screens, widths }) =>
      market === locale &&
      screens.includes(name) &&
      (width === undefined || widths.includes(width)),
  );
}
