import type { Regional } from '../../messages.ts';

/** What a region says in its own way. Everything else is its language's. */
export const regional: Regional = {
  'en-US': {
    'range.copper.subject': 'Color-keeping',
    'vocabulary.hairType.coloured': 'colored',
    'vocabulary.hairType.grey': 'gray',
    'vocabulary.concern.fading': 'fading color',
    'vocabulary.freeFrom.sulphates': 'sulfates',
    'home.description':
      'Salon formulas for hair in six ranges: moisture, color, repair, hold, scalp and blonde.',
    'product.delivery': 'Shipping and returns',
    'product.delivery.text':
      'You see the shipping cost and time before you pay. You have 14 days to change your mind.',
    'product.delivery.shipping': 'Shipping policy',
    'product.purchase.saving': '{percent} off every shipment',
    'promo.delivery.missing': '{amount} to go, then shipping is free.',
    'promo.delivery.reached': 'Shipping is free.',
    'shell.announcement.delivery': 'Shipping cost shown before you pay',
    'shell.market.hint': 'Prices, shipping and your bag belong to a country.',
    'cart.note': 'Taxes and shipping are worked out at checkout.',
    'salon.search.label': 'ZIP code, city or salon',
    'salon.locate.failed':
      'Your browser did not say where you are. Type a ZIP code or a city instead.',
    'salon.more': 'The first {shown} are shown. A ZIP code or a city brings the nearest.',
    'salon.none': 'No salon by that name or place. Try a larger city, or your ZIP code.',
    'orders.shipping': 'Shipping',
    'orders.deliveredTo': 'Shipping address',
    'orders.delivery': 'Shipping',
    'orders.delivery.FULFILLED': 'Shipped',
    'orders.delivery.OPEN': 'Not shipped yet',
    'orders.delivery.PARTIALLY_FULFILLED': 'Partly shipped',
    'orders.delivery.UNFULFILLED': 'Not shipped yet',
    'addresses.country': 'Shipped to {country}',
    'addresses.zip': 'ZIP code',
    'addresses.address1': 'Street address',
    'addresses.address2': 'Apartment, suite',
    'orders.tax': 'Tax',
    'orders.payment.AUTHORIZED': 'Authorized',
  },
  'en-IE': {
    'addresses.zip': 'Eircode',
    'salon.search.label': 'Eircode, town or salon',
  },
};
