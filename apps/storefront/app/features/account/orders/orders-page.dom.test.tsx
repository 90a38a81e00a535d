import { act, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { orderLine, orderOf } from './order.test-kit.ts';
import { OrdersPage } from './orders-page.tsx';

const ORDERS = [orderOf(), orderOf({ orderNumber: 1002, name: '#1002' })];

function renderOrders(facts: Partial<ComponentProps<typeof OrdersPage>>) {
  const page = { orders: ORDERS, next: null };
  return renderInShop(
    <OrdersPage page={page} isFirst query={null} whenEmpty={<p>Recently viewed</p>} {...facts} />,
  );
}

const hasSearch = () => screen.queryByRole('searchbox', { name: 'Find an order' }) !== null;
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('an order card counts its items', async () => {
  const lines = [orderLine(), orderLine({ quantity: 3 })];
  await renderOrders({ page: { orders: [orderOf({ lines })], next: null } });
  expect(screen.getByText('5 items')).toBeDefined();
  expect(hrefOf('Order #1001')).toBe('/account/orders/1001');
});

test.each([
  ['no order', [], false],
  ['one order', ORDERS.slice(1), false],
  ['two orders', ORDERS, true],
])('%s: is there a search?', async (_, orders, expected) => {
  await renderOrders({ page: { orders, next: null } });
  expect(hasSearch()).toBe(expected);
});

test('without orders the page leads to the shop', async () => {
  await renderOrders({ page: { orders: [], next: null } });
  expect(hrefOf('See all products')).toBe('/shop');
  expect(screen.getByText('Recently viewed')).toBeDefined();
});

test('a search without result keeps its query, and leads back', async () => {
  await renderOrders({ page: { orders: [], next: null }, query: '#9' });
  expect(screen.getByText(/No order matches “#9”./)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('#9');
  expect(hrefOf('All orders')).toBe('/account/orders');
  expect(screen.queryByText('Recently viewed')).toBeNull();
});

test.each([
  [true, null, undefined, undefined],
  [true, 'a b', undefined, '/account/orders?after=a+b'],
  [false, null, '/account/orders', undefined],
  [false, 'c', '/account/orders', '/account/orders?after=c'],
])('first page %s, next %s: newest %s, older %s', async (isFirst, next, newest, older) => {
  await renderOrders({ page: { orders: ORDERS, next }, isFirst });
  expect(hrefOf('Newest orders')).toBe(newest);
  expect(hrefOf('Older orders')).toBe(older);
});

test('the link to older orders goes with its page, so that the focus moves on to the next', async () => {
  let turn = () => {};
  function Pages() {
    const [next, setNext] = useState('b');
    turn = () => setNext('c');
    return <OrdersPage page={{ orders: ORDERS, next }} isFirst query={null} whenEmpty={null} />;
  }
  await renderInShop(<Pages />);
  screen.getByRole('link', { name: 'Older orders' }).focus();
  act(turn);
  expect(hrefOf('Older orders')).toBe('/account/orders?after=c');
  expect(document.activeElement).toBe(document.body);
});
