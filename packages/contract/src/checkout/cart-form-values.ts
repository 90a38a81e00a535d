// Apart from the schemas, which no page needs to draw a form.

/** Values of `intent` that the buttons of the cart's forms send; a form without one adds. */
export const CART_INTENTS = { change: 'change', remove: 'remove' } as const;

/** The selling plan that a form sends for a one-time purchase. */
export const NO_SELLING_PLAN = 'once';
