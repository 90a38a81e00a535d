import type { Regional } from '../../messages.ts';

/** What a region says in its own way. Everything else is its language's. */
export const regional: Regional = {
  'en-US': {
    'range.copper.subject': 'Color-keeping',
    'vocabulary.hairType.coloured': 'colored',
    'vocabulary.hairType.grey': 'gray',
    'vocabulary.concern.fading': 'fading color',
    'vocabulary.freeFrom.sulphates': 'sulfates',
    'cart.note': 'Taxes and delivery are worked out at the checkout.',
    'addresses.zip': 'ZIP code',
    'addresses.address1': 'Street address',
    'addresses.address2': 'Apartment, suite',
    'orders.tax': 'Tax',
    'orders.payment.AUTHORIZED': 'Authorized',
  },
  'en-IE': {
    'addresses.zip': 'Eircode',
  },
};
