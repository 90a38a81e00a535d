import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { provisionalIdOf } from '../../state/cart/provisional-line.ts';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { CartPage } from './cart-page.tsx';
import { CartPanel } from './cart-panel.tsx';

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

function cartOf(total: string, lines: readonly CheckoutLine[], facts: Partial<Checkout> = {}) {
  const cost = { subtotalAmount: euros(total), totalAmount: euros(total) };
  return { ...checkout(...lines), cost, ...facts };
}

function Offers({ onKnown }: { readonly onKnown: () => void }) {
  useEffect(onKnown, [onKnown]);
  return <p>Offers</p>;
}

const PAGE = (
  <CartPage
    progress={<p>Progress</p>}
    whenEmpty={<p>Recently viewed</p>}
    offers={(onKnown) => <Offers onKnown={onKnown} />}
  />
);
const panel = (onLeave = () => {}) => (
  <CartPanel onLeave={onLeave} progress={<p>Progress</p>} offers={<p>Offers</p>} />
);

const sums = (container: Element) =>
  [...container.querySelectorAll('dl')].map((list) => textsOf(list.children));
const lines = () => screen.getByRole('list', { name: 'Products in your bag' });

test.each([
  ['page', PAGE],
  ['popup', panel()],
])('the %s lists lines with their prices, and the total', async (_, element) => {
  const { container } = await renderInShop(element, {
    checkout: cartOf('29.00', [line(1, 2, 10, 20), line(2, 1, 12, 9)]),
  });
  expect(textsOf(lines().children)).toEqual([
    'Product 1300 mlQuantity of Product 12€20.00Remove',
    'Product 2300 mlQuantity of Product 21Offer −€3.00€12.00Remove',
  ]);
  const names = screen.getAllByRole('link', { name: 'Product 1' });
  for (const link of names)
    expect(link.getAttribute('href')).toBe('/products/product-1?variant=10');
  expect(sums(container)).toEqual([
    ['Subtotal', '€32.00', 'Offer', '−€3.00'],
    ['Total', '€29.00'],
  ]);
  expect(screen.getByText('Offers')).toBeDefined();
  expect(screen.getByText('Progress')).toBeDefined();
});

test('savings stand between the sum before them and the total', async () => {
  const saving = (title: string, amount: string) => ({
    title,
    code: null,
    discountedAmount: euros(amount),
  });
  const savings = [saving('WELCOME', '3.00'), saving('Gift', '2.00'), saving('WELCOME', '1.00')];
  const { container } = await renderInShop(panel(), {
    checkout: cartOf('14.00', [line(1, 2, 10, 20)], { savings }),
  });
  expect(sums(container)).toEqual([
    ['Subtotal', '€20.00', 'WELCOME', '−€4.00', 'Gift', '−€2.00'],
    ['Total', '€14.00'],
  ]);
});

test('a free line says so, and its quantity is text', async () => {
  const free = { ...line(1, 2, 10, 0), attributes: [{ key: '_freeItem', value: 'true' }] };
  const { container } = await renderInShop(panel(), { checkout: cartOf('0.00', [free]) });
  expect(container.querySelector('strong')?.textContent).toBe('Free');
  expect(container.querySelector('s')?.textContent).toBe('Worth €20.00, ');
  expect(screen.getByText('2 ×')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Quantity of Product 1' })).toBeNull();
});

test('the shop may keep a line and its quantity', async () => {
  const kept = {
    ...line(1, 1, 10, 10),
    instructions: { canRemove: false, canUpdateQuantity: false },
  };
  await renderInShop(panel(), { checkout: cartOf('10.00', [kept]) });
  expect(screen.queryByRole('button', { name: 'Remove Product 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'One more Product 1' })).toBeNull();
});

test('a changed quantity is sent, shown, and announced once it is made', async () => {
  const { store } = await renderInShop(panel(), {
    checkout: cartOf('20.00', [line(1, 2, 10, 20)]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'One more Product 1' }));
  const { queue } = store.getSnapshot();
  expect(queue.map(({ change }) => change)).toEqual([
    { kind: 'replace', lines: [{ id: 'gid://shopify/CartLine/1', quantity: 3, seen: 2 }] },
  ]);
  const changed = cartOf('30.00', [line(1, 3, 10, 30)]);
  await act(async () => {
    store.receive(changed);
    store.resolve(queue, { ok: true, checkout: changed });
  });
  expect(screen.getByText('Product 1: 3 in your bag.')).toBeDefined();
});

test('a line keeps the focus, and a press that began, when the platform names it', async () => {
  const named = line(1, 1, 10, 10);
  const twice = [line(2, 1, 9, 9), { ...line(2, 1, 9, 9), id: 'gid://shopify/CartLine/3' }];
  const { store } = await renderInShop(panel(), {
    checkout: cartOf('28.00', [{ ...named, id: provisionalIdOf(named) }, ...twice]),
  });
  const link = screen.getAllByRole('link', { name: 'Product 1' })[0];
  const button = screen.getByRole('button', { name: 'One more Product 1' });
  button.focus();
  await act(async () => store.receive(cartOf('28.00', [named, ...twice])));
  expect(document.activeElement).toBe(button);
  expect(screen.getAllByRole('link', { name: 'Product 1' })[0]).toBe(link);
  expect(lines().children).toHaveLength(3);
});

test('a refused change is said in the cart', async () => {
  const { store } = await renderInShop(panel(), {
    checkout: cartOf('20.00', [line(1, 2, 10, 20)]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'One fewer Product 1' }));
  await act(async () =>
    store.resolve(store.getSnapshot().queue, { ok: false, message: 'Try later.' }),
  );
  expect(screen.getAllByText('Your bag could not be changed. Try later.')).toHaveLength(2);
});

test('a change that is sent again is shown as made, and said to wait, until it is answered', async () => {
  const { store } = await renderInShop(panel(), {
    checkout: cartOf('20.00', [line(1, 2, 10, 20)]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'One more Product 1' }));
  await act(async () => store.markResending());
  const text = 'The shop did not answer. Your change is kept and will be sent again in a moment.';
  const [shown, announced] = screen.getAllByText(text);
  expect(shown).toBeDefined();
  expect(announced?.closest('[role=status]')).not.toBeNull();
  expect(store.getSnapshot().queue).toHaveLength(1);
  await act(async () =>
    store.resolve(store.getSnapshot().queue, {
      ok: true,
      checkout: store.getSnapshot().checkout,
    }),
  );
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test('the focus goes to the list when a line is removed', async () => {
  const { store } = await renderInShop(PAGE, {
    checkout: cartOf('29.00', [line(1, 2, 10, 20), line(2, 1, 9, 9)]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Product 2' }));
  expect(document.activeElement).toBe(lines());
  const [queued] = store.getSnapshot().queue;
  expect(queued?.change).toEqual({ kind: 'remove', lineIds: ['gid://shopify/CartLine/2'] });
});

const soldOut = (quantityAvailable: number, availableForSale: boolean): CheckoutLine => {
  const sold = line(1, 3, 10, 30);
  return {
    ...sold,
    merchandise: sold.merchandise && { ...sold.merchandise, quantityAvailable, availableForSale },
  };
};

test('a cart of sold-out lines leads to the shop, without sums', async () => {
  const onLeave = vi.fn();
  const { container } = await renderInShop(panel(onLeave), {
    checkout: cartOf('30.00', [soldOut(0, false)]),
  });
  expect(sums(container)).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'See all products' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a cart beyond the stock is matched to it on a press', async () => {
  const { store } = await renderInShop(panel(), {
    checkout: cartOf('30.00', [soldOut(2, true)]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Match to stock' }));
  expect(store.getSnapshot().queue.map(({ change }) => change)).toEqual([
    { kind: 'replace', lines: [{ id: 'gid://shopify/CartLine/1', quantity: 2 }] },
  ]);
});

test('an empty page leads to the shop, and shows what stands there', async () => {
  await renderInShop(PAGE, { checkout: null });
  expect(screen.getByText('Your bag is empty.')).toBeDefined();
  expect(screen.getByText('Recently viewed')).toBeDefined();
});

test.each([
  ['page', PAGE],
  ['popup', panel()],
])('the %s waits for a cart, and asks again when that failed', async (_, element) => {
  const { store } = await renderInShop(element);
  expect(screen.getAllByText('Your bag is being fetched')).not.toHaveLength(0);
  const fetchAgain = vi.fn();
  await act(async () => store.markLoadFailed(fetchAgain));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(fetchAgain).toHaveBeenCalledOnce();
});

test.each([
  [{}, '€4.95'],
  [{ priceFrom: '€0.00' }, 'depends on your order'],
])(
  'a cart below free delivery names what delivery costs, and when it comes: %j',
  async (least, price) => {
    const delivery = { price: '€4.95', ...least, days: { from: 1, to: 1 }, orderBefore: '16:00' };
    const freeDeliveryFrom = { amountInMinorUnits: 5000, currencyCode: 'EUR' as const };
    const modules = { promotions: { ...NO_PROMOTIONS, freeDeliveryFrom }, delivery };
    await renderInShop(PAGE, { checkout: cartOf('29.00', [line(1, 1, 29, 29)]), modules });
    expect(screen.getByText(`VAT included. Delivery: ${price}.`)).toBeDefined();
    expect(screen.getByText(/^With you on \S+/)).toBeDefined();
  },
);
