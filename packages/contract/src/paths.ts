/** Paths of calls that a first visit makes: beside their schemas, which it then need not load. */
export const CHECKOUT_OPENED_PATH = '/api/shopify/checkout/opened/';
export const CONSENT_PATH = '/api/consent/';
export const VISITOR_COUNTRY_PATH = '/api/market/country/';
export const WAYS_SHOWN_PATH = '/api/experiments/shown/';
