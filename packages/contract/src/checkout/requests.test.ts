import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ApiCall } from '../call/index.ts';
import { API_ERRORS, type ApiErrorCode } from '../errors.ts';
import { addItems, createCheckout, removeItems, replaceItems, requestCheckout } from './index.ts';

const VARIANT = 'gid://shopify/ProductVariant/1';
const LINE = 'gid://shopify/CartLine/8f3c?cart=abc';
const CART = 'gid://shopify/Cart/abc?key=def';
const ITEM = { variantId: VARIANT, quantity: 1 };

function messageFor(call: ApiCall, body: unknown): string | null {
  const result = v.safeParse(call.request, body, { abortEarly: true });
  return result.success ? null : result.issues[0].message;
}

function creating(...lineItems: readonly unknown[]) {
  return { lineItems, locale: 'nl' };
}

function replacing(changes: object) {
  return { checkoutId: CART, lineItems: [{ ...ITEM, id: LINE, ...changes }], locale: 'nl' };
}

const attributes = (count: number, keyLength = 1, valueLength = 1) =>
  Array(count).fill({ key: 'k'.repeat(keyLength), value: 'v'.repeat(valueLength) });

type Case = readonly [what: string, call: ApiCall, body: unknown, code: ApiErrorCode];

const REFUSED: readonly Case[] = [
  ['no object', createCheckout, null, 'notAnObject'],
  ['a list', createCheckout, [], 'noLineItems'],
  ['no line items', createCheckout, { locale: 'nl' }, 'noLineItems'],
  ['line items that are none', createCheckout, { lineItems: 'x', locale: 'nl' }, 'noLineItems'],
  ['an empty list of line items', createCheckout, creating(), 'noLineItems'],
  ['251 line items', createCheckout, creating(...Array(251).fill(ITEM)), 'tooManyLineItems'],
  ['a line item that is null', createCheckout, creating(null), 'missingVariantId'],
  ['no variantId', createCheckout, creating({ quantity: 1 }), 'missingVariantId'],
  ['an empty variantId', createCheckout, creating({ ...ITEM, variantId: ' ' }), 'missingVariantId'],
  ['a numeric variantId', createCheckout, creating({ ...ITEM, variantId: 1 }), 'missingVariantId'],
  ['a foreign variantId', createCheckout, creating({ ...ITEM, variantId: '1' }), 'unknownVariant'],
  ['no quantity', createCheckout, creating({ variantId: VARIANT }), 'quantityNotANumber'],
  [
    'a quantity in text',
    createCheckout,
    creating({ ...ITEM, quantity: '1' }),
    'quantityNotANumber',
  ],
  [
    'a quantity of NaN',
    createCheckout,
    creating({ ...ITEM, quantity: Number.NaN }),
    'quantityNotANumber',
  ],
  ['a quantity of 0', createCheckout, creating({ ...ITEM, quantity: 0 }), 'quantityBelowOne'],
  ['a quantity of −1', createCheckout, creating({ ...ITEM, quantity: -1 }), 'quantityBelowOne'],
  ['a quantity of 1.5', createCheckout, creating({ ...ITEM, quantity: 1.5 }), 'quantityNotWhole'],
  [
    'a quantity of 1000000',
    createCheckout,
    creating({ ...ITEM, quantity: 1_000_000 }),
    'quantityTooLarge',
  ],
  [
    'a foreign selling plan',
    createCheckout,
    creating({ ...ITEM, sellingPlanId: 'x' }),
    'invalidSellingPlan',
  ],
  [
    'attributes without values',
    createCheckout,
    creating({ ...ITEM, attributes: [{ key: 'a' }] }),
    'invalidAttributes',
  ],
  [
    '26 attributes of a line',
    createCheckout,
    creating({ ...ITEM, attributes: attributes(26) }),
    'tooManyAttributes',
  ],
  [
    'an attribute key of 41 characters',
    addItems,
    { ...creating({ ...ITEM, attributes: attributes(1, 41) }), checkoutId: CART },
    'attributeKeyTooLong',
  ],
  [
    'an attribute value of 501 characters',
    replaceItems,
    replacing({ attributes: attributes(1, 1, 501) }),
    'attributeValueTooLong',
  ],
  ['no locale', createCheckout, { lineItems: [ITEM] }, 'missingLocale'],
  ['an empty locale', createCheckout, { lineItems: [ITEM], locale: '' }, 'missingLocale'],
  ['an unknown locale', createCheckout, { lineItems: [ITEM], locale: 'xx' }, 'unknownLocale'],
  [
    'a second bad line',
    createCheckout,
    creating(ITEM, { ...ITEM, quantity: 0 }),
    'quantityBelowOne',
  ],
  ['no id', requestCheckout, { locale: 'nl' }, 'missingCheckoutId'],
  [
    'an id that is no cart',
    requestCheckout,
    { id: 'gid://shopify/Checkout/1?key=2', locale: 'nl' },
    'foreignCheckoutId',
  ],
  [
    'an id without key',
    requestCheckout,
    { id: 'gid://shopify/Cart/abc', locale: 'nl' },
    'checkoutIdWithoutKey',
  ],
  [
    'an id with an empty key',
    requestCheckout,
    { id: 'gid://shopify/Cart/abc?key=', locale: 'nl' },
    'checkoutIdWithoutKey',
  ],
  ['no checkoutId', addItems, creating(ITEM), 'missingCheckoutId'],
  [
    'a quantity of 0 to add',
    addItems,
    { ...creating({ ...ITEM, quantity: 0 }), checkoutId: CART },
    'quantityBelowOne',
  ],
  [
    'a replacement without id',
    replaceItems,
    { ...creating(ITEM), checkoutId: CART },
    'missingLineId',
  ],
  ['a replacement of no line', replaceItems, replacing({ id: '7' }), 'unknownLine'],
  ['a replacement by −1', replaceItems, replacing({ quantity: -1 }), 'quantityNegative'],
  ['a replacement by 0.5', replaceItems, replacing({ quantity: 0.5 }), 'quantityNotWhole'],
  [
    'a replacement without variantId',
    replaceItems,
    replacing({ variantId: undefined }),
    'missingVariantId',
  ],
  [
    'nothing to remove',
    removeItems,
    { checkoutId: CART, lineItemIds: [], locale: 'nl' },
    'noLineItems',
  ],
  ['a removal without list', removeItems, { checkoutId: CART, locale: 'nl' }, 'noLineItems'],
  [
    'a removal of null',
    removeItems,
    { checkoutId: CART, lineItemIds: [null], locale: 'nl' },
    'missingLineId',
  ],
];

describe('a request is refused with its message for', () => {
  it.each(REFUSED)('%s', (_, call, body, code) => {
    expect(messageFor(call, body)).toBe(API_ERRORS[code].message);
  });
});

const ACCEPTED: readonly (readonly [string, ApiCall, unknown])[] = [
  ['a quantity of 1', createCheckout, creating(ITEM)],
  ['a quantity of 999999', createCheckout, creating({ ...ITEM, quantity: 999_999 })],
  ['250 line items', createCheckout, creating(...Array(250).fill(ITEM))],
  ['no selling plan', createCheckout, creating({ ...ITEM, sellingPlanId: null })],
  [
    'a selling plan',
    addItems,
    { ...creating({ ...ITEM, sellingPlanId: 'gid://shopify/SellingPlan/7' }), checkoutId: CART },
  ],
  [
    'attributes',
    createCheckout,
    creating({ ...ITEM, attributes: [{ key: '_freeItem', value: '' }] }),
  ],
  [
    '25 attributes with keys of 40 and values of 500 characters',
    createCheckout,
    creating({ ...ITEM, attributes: attributes(25, 40, 500) }),
  ],
  ['the English locale', createCheckout, { lineItems: [ITEM], locale: 'en' }],
  [
    'a cart id with its key among others',
    requestCheckout,
    { id: 'gid://shopify/Cart/abc?a=1&key=def&b=2', locale: 'nl' },
  ],
  ['a cart id with its key', requestCheckout, { id: CART, locale: 'fr-be' }],
  ['a replacement by 0', replaceItems, replacing({ quantity: 0 })],
  ['a line to remove', removeItems, { checkoutId: CART, lineItemIds: [LINE], locale: 'nl' }],
];

describe('a request is accepted with', () => {
  it.each(ACCEPTED)('%s', (_, call, body) => {
    expect(messageFor(call, body)).toBeNull();
  });
});
