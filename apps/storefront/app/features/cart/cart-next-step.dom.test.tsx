import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { CartNextStep } from './cart-next-step.tsx';

const CART = checkout(line(1, 2, 10, 20));
const LINK = 'https://shop.example/cart/c/abc?key=ghi';
const assign = vi.fn();
let tracked: ReturnType<typeof recordTracked> = [];

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  tracked = recordTracked();
});
afterEach(() => assign.mockReset());

async function renderStep() {
  const { store } = await renderInShop(
    <CartNextStep checkout={CART} stock={{ kind: 'enough' }} />,
    { checkout: CART, locale: 'uk' },
  );
  const change = async () => {
    await act(async () => {
      void store.enqueue({ kind: 'remove', lineIds: [] });
    });
    return () => store.getSnapshot().queue;
  };
  const resolve = (ok: boolean) =>
    act(async () =>
      store.resolve(
        store.getSnapshot().queue,
        ok ? { ok, checkout: CART } : { ok, message: 'Try later.' },
      ),
    );
  return { change, resolve };
}

const press = (name = 'Check out') => fireEvent.click(screen.getByRole('link', { name }));

test('the link leads to the checkout in the visitor’s language, and its press is tracked', async () => {
  await renderStep();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`${LINK}&locale=en`);
  // The default was not prevented: the browser follows the link.
  expect(press()).toBe(true);
  expect(tracked).toMatchObject([{ kind: 'checkoutBegun' }]);
  expect(assign).not.toHaveBeenCalled();
});

test('during a change the press waits for it, then leaves once', async () => {
  const { change, resolve } = await renderStep();
  await change();
  expect(press()).toBe(false);
  press('Taking you to the checkout');
  expect(tracked).toMatchObject([{ kind: 'checkoutBegun' }]);
  expect(assign).not.toHaveBeenCalled();
  await resolve(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${LINK}&locale=en`);
  await change();
  await resolve(true);
  expect(assign).toHaveBeenCalledOnce();
});

test('after a failed change the visitor stays', async () => {
  const { change, resolve } = await renderStep();
  await change();
  press();
  await resolve(false);
  expect(assign).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Check out' })).toBeDefined();
});

test.each([
  [true, 'Check out'],
  [false, 'Taking you to the checkout'],
])('shown again, from the back/forward cache %s: %s', async (persisted, name) => {
  const { change } = await renderStep();
  await change();
  press();
  const shown = Object.assign(new Event('pageshow'), { persisted });
  await act(async () => window.dispatchEvent(shown));
  expect(screen.getByRole('link', { name })).toBeDefined();
});

test('a case that is not full is filled before the checkout', async () => {
  const changes = [{ id: CART.lines.edges[0]?.node.id ?? '', quantity: 6 }];
  const { store } = await renderInShop(
    <CartNextStep checkout={CART} stock={{ kind: 'cases', changes }} />,
    { checkout: CART, locale: 'uk' },
  );
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fill the cases' }));
  await act(async () => {});
  expect(store.getSnapshot().queue).toMatchObject([
    { change: { kind: 'replace', lines: changes } },
  ]);
});

test('without a network the link says that it waits', async () => {
  await renderStep();
  const text = 'Other pages open again when you are back online.';
  expect(screen.queryByText(text)).toBeNull();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(text)).toBeDefined();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(text)).toBeNull();
});
