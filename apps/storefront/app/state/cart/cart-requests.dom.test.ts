import { API_ERRORS, messageOf } from '@lokke/contract/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkout, line } from '../measurement/measurement.test-kit.ts';
import type { CartBatch } from './cart-batch.ts';
import { cartApi } from './cart-requests.ts';

const ID = 'gid://shopify/Cart/abc?key=1';
const CART = checkout(line(1, 2, 10, 20));
const VARIANT = 'gid://shopify/ProductVariant/1';
const LINE = 'gid://shopify/CartLine/1';
const WISH = '0123456789abcdef0123456789abcdef';
const sent: { readonly path: string; readonly lasts: boolean; readonly body: unknown }[] = [];
let answer = () => Response.json({ data: CART });

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ data: CART });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const body: unknown = JSON.parse(String(init?.body));
    sent.push({ path: String(url).split('/').at(-2) ?? '', lasts: init?.keepalive === true, body });
    return answer();
  });
});

test.each<[CartBatch, string, boolean]>([
  [{ kind: 'add', lineItems: [{ variantId: VARIANT, quantity: 1 }] }, 'add-items', true],
  [
    { kind: 'replace', replacements: [{ id: LINE, variantId: VARIANT, quantity: 0 }] },
    'replace-items',
    true,
  ],
  [{ kind: 'replace', replacements: [] }, 'request', false],
  [{ kind: 'remove', lineItemIds: [LINE] }, 'remove-items', true],
  [{ kind: 'remove', lineItemIds: [] }, 'request', false],
])('%j is sent to %s, and outlives its page: %s', async (batch, path, lasts) => {
  const reply = await cartApi.sendBatch('nl', ID, batch);
  expect(sent).toMatchObject([{ path, lasts, body: { locale: 'nl' } }]);
  expect(reply).toMatchObject({ kind: 'checkout', checkout: { id: CART.id } });
});

test.each([
  [API_ERRORS.unknownCheckout.status, 'No cart.', { kind: 'gone' }],
  [400, 'No stock.', { kind: 'refused', message: 'No stock.' }],
  [499, 'No stock.', { kind: 'refused', message: 'No stock.' }],
  [API_ERRORS.tooManyRequests.status, 'Slow.', { kind: 'failed', message: 'Slow.', passing: null }],
  [500, 'Broken.', { kind: 'failed', message: 'Broken.', passing: null }],
  [503, 'Later.', { kind: 'failed', passing: { mayHaveArrived: false } }],
  [500, messageOf('tooManyCodes'), { kind: 'failed', hasTooManyCodes: true }],
])('an answer of %s, “%s”, is %j', async (status, error, reply) => {
  answer = () => Response.json({ error }, { status });
  expect(await cartApi.fetchCart('nl', ID)).toMatchObject(reply);
});

test('a salon and a wish are sent along, or left out', async () => {
  await cartApi.setSalon('nl', ID, null);
  await cartApi.createCart('nl', [{ variantId: VARIANT, quantity: 1 }], WISH);
  await cartApi.createCart('nl', [{ variantId: VARIANT, quantity: 1 }]);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { id: ID, salonNo: null },
    { wish: WISH },
    expect.not.objectContaining({ wish: expect.anything() }),
  ]);
});
