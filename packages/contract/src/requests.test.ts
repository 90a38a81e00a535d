import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as account from './account/index.ts';
import type { ApiCall } from './call/index.ts';
import * as checkout from './checkout/index.ts';
import { type ApiErrorCode, messageOf } from './errors.ts';
import CASES from './requests.json' with { type: 'json' };

interface Case {
  readonly what: string;
  readonly call: string;
  readonly body: unknown;
}
const REFUSED: readonly (Case & { readonly message: string })[] = CASES.refused;
const ACCEPTED: readonly Case[] = CASES.accepted;

const CALLS: ReadonlyMap<string, ApiCall> = new Map(
  Object.entries({ ...account, ...checkout }).flatMap(([name, value]) =>
    typeof value === 'object' && 'path' in value ? [[name, value]] : [],
  ),
);

function parse(name: string, body: unknown) {
  const call = CALLS.get(name);
  if (call === undefined) throw new Error(`There is no call ${name}.`);
  return v.safeParse(call.request, body, { abortEarly: true });
}

function refusalOf(name: string, body: unknown): string | null {
  const result = parse(name, body);
  return result.success ? null : result.issues[0].message;
}

it.each(REFUSED)('$call refuses $what: $message', ({ call, body, message }) => {
  expect(refusalOf(call, body)).toBe(message);
});

it.each(ACCEPTED)('$call accepts $what, and nothing that it does not name', ({ call, body }) => {
  const parsed = parse(call, { ...Object(body), state: 'ENABLED' });
  expect(parsed.success).toBe(true);
  expect(parsed.output).not.toHaveProperty('state');
});

describe('the size of a request', () => {
  const item = { variantId: 'gid://shopify/ProductVariant/1', quantity: 1 };
  const attributes = (count: number) =>
    Array(count).fill({ key: 'k'.repeat(40), value: 'v'.repeat(500) });
  const owned = { email: 'anna@example.com', locale: 'nl' };
  const bodies = {
    createCheckout: (count: number) => ({ lineItems: Array(count).fill(item), locale: 'nl' }),
    addItems: (count: number) => ({
      checkoutId: 'gid://shopify/Cart/abc?key=def',
      lineItems: [{ ...item, attributes: attributes(count) }],
      locale: 'nl',
    }),
    setCustomerWishlist: (count: number) => ({ ...owned, productIds: Array(count).fill('1') }),
    setCustomerSalon: (count: number) => ({ ...owned, salon: 'x'.repeat(count - 2) }),
  };

  it.each<[keyof typeof bodies, number, ApiErrorCode | null]>([
    ['createCheckout', 249, null],
    ['createCheckout', 250, null],
    ['createCheckout', 251, 'tooManyLineItems'],
    ['addItems', 24, null],
    ['addItems', 25, null],
    ['addItems', 26, 'tooManyAttributes'],
    ['setCustomerWishlist', 499, null],
    ['setCustomerWishlist', 500, null],
    ['setCustomerWishlist', 501, 'tooManyProductIds'],
    ['setCustomerSalon', 9_998, null],
    ['setCustomerSalon', 9_999, null],
    ['setCustomerSalon', 10_000, 'salonTooLarge'],
  ])('of %s may be so large: %d, %s', (call, count, code) => {
    expect(refusalOf(call, bodies[call](count))).toBe(code === null ? null : messageOf(code));
  });

  it('refuses a quantity that is no number', () => {
    const body = { lineItems: [{ ...item, quantity: Number.NaN }], locale: 'nl' };
    expect(refusalOf('createCheckout', body)).toBe(messageOf('quantityNotANumber'));
  });
});

it('keeps the blanks of a password, not those of an e-mail address', () => {
  const input = { email: ' a@b.c ', password: ' Abcdefgh ', locale: 'nl' };
  expect(v.parse(account.login.request, input)).toMatchObject({
    email: 'a@b.c',
    password: ' Abcdefgh ',
  });
});
