import { expect, test, vi } from 'vitest';
import { loadOfOrder } from './load-order.ts';
import { orderOf } from './order.test-kit.ts';

const URL_OF_ORDER = new URL('https://shop.example/account/orders/1');
const ORDER = orderOf();

function load(orderNumber: string, value: typeof ORDER | null = ORDER) {
  const order = vi.fn(async () => ({ ok: true, value }) as const);
  return { loaded: loadOfOrder(order, orderNumber, URL_OF_ORDER), order };
}

test.each([
  ['1', 1],
  ['123456789012', 123_456_789_012],
])('order %s is asked for by its number', async (orderNumber, asked) => {
  const { loaded, order } = load(orderNumber);
  expect(await loaded).toBe(ORDER);
  expect(order).toHaveBeenCalledExactlyOnceWith(asked);
});

test.each(['', '1234567890123', 'a1', '1a', '-1', '1.5'])('%j is no order', async (orderNumber) => {
  const { loaded, order } = load(orderNumber);
  await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
  expect(order).not.toHaveBeenCalled();
});

test('an unknown order is not found', async () => {
  await expect(load('1', null).loaded).rejects.toMatchObject({ init: { status: 404 } });
});
