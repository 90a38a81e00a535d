import { isPrescriptionCode } from '@lokke/domain/prescriptions';
import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { messageOf } from '../errors.ts';
import { CHECKOUT_OPENED_PATH } from '../paths.ts';
import { buildSchema, localeSchema, objectSchema } from '../schema.ts';
import { checkoutResponseSchema } from './checkout.ts';
import { checkoutIdSchema } from './ids.ts';
import { lineIdSchema, lineItemSchema, replacementSchema, someOf } from './line-item.ts';

export const createCheckout = {
  method: 'POST',
  path: '/api/shopify/checkout/create/',
  request: objectSchema({
    lineItems: someOf(lineItemSchema),
    locale: localeSchema,
    wish: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
  }),
  response: checkoutResponseSchema,
} as const satisfies ApiCall;

export const requestCheckout = {
  method: 'POST',
  path: '/api/shopify/checkout/request/',
  request: objectSchema({ id: checkoutIdSchema, locale: localeSchema }),
  response: checkoutResponseSchema,
} as const satisfies ApiCall;

export const addItems = {
  method: 'POST',
  path: '/api/shopify/checkout/add-items/',
  request: objectSchema({
    checkoutId: checkoutIdSchema,
    lineItems: someOf(lineItemSchema),
    locale: localeSchema,
  }),
  response: checkoutResponseSchema,
} as const satisfies ApiCall;

export const replaceItems = {
  method: 'POST',
  path: '/api/shopify/checkout/replace-items/',
  request: objectSchema({
    checkoutId: checkoutIdSchema,
    lineItems: someOf(replacementSchema),
    locale: localeSchema,
  }),
  response: checkoutResponseSchema,
} as const satisfies ApiCall;

export const removeItems = {
  method: 'POST',
  path: '/api/shopify/checkout/remove-items/',
  request: objectSchema({
    checkoutId: checkoutIdSchema,
    lineItemIds: someOf(lineIdSchema),
    locale: localeSchema,
  }),
  response: checkoutResponseSchema,
} as const satisfies ApiCall;

const codeSchema = v.pipe(
  v.string(messageOf('invalidDiscountCodes')),
  v.trim(),
  v.minLength(1, messageOf('invalidDiscountCodes')),
  v.maxLength(255, messageOf('invalidDiscountCodes')),
);

/**
 * Replaces the cart's codes; an empty list removes them. The response says which are applicable. A code that is none of
 * a discount but of a gift card leaves the list: it is among `giftCards` then, until its id is among `removedGiftCards`.
 */
export const setDiscountCodes = {
  method: 'POST',
  path: '/api/shopify/checkout/discount-codes/',
  request: objectSchema({
    id: checkoutIdSchema,
    discountCodes: v.pipe(
      v.array(codeSchema, messageOf('invalidDiscountCodes')),
      v.maxLength(20, messageOf('invalidDiscountCodes')),
    ),
    removedGiftCards: v.optional(
      v.pipe(
        v.array(codeSchema, messageOf('invalidDiscountCodes')),
        v.maxLength(20, messageOf('invalidDiscountCodes')),
      ),
    ),
    locale: localeSchema,
  }),
  response: checkoutResponseSchema,
} as const satisfies ApiCall;

/** A visitor goes on to the checkout, which is not the shop's own: told once, without saying which cart. */
export const noteCheckoutOpened = {
  method: 'POST',
  path: CHECKOUT_OPENED_PATH,
  request: objectSchema({ locale: localeSchema, build: buildSchema }),
  response: v.strictObject({ isCounted: v.boolean() }),
} as const satisfies ApiCall;

/** The salon that earns on the cart, a salon of the market; null takes it off. A prescription that was put into it is marked. */
export const setSalon = {
  method: 'POST',
  path: '/api/shopify/checkout/salon/',
  request: objectSchema({
    id: checkoutIdSchema,
    salonNo: v.nullable(
      v.pipe(
        v.string(messageOf('unknownSalon')),
        v.minLength(1, messageOf('unknownSalon')),
        v.maxLength(64, messageOf('unknownSalon')),
      ),
    ),
    prescription: v.optional(
      v.pipe(v.string(messageOf('invalidId')), v.check(isPrescriptionCode, messageOf('invalidId'))),
    ),
    locale: localeSchema,
  }),
  response: checkoutResponseSchema,
} as const satisfies ApiCall;
