import { marketOf } from '@lokke/domain/markets';
import { act, render, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseConsent } from '../consent/consent-choice.ts';
import { checkout, line, merchandise } from '../measurement/measurement.test-kit.ts';
import { rememberSalon } from '../salon/remembered-salon.ts';
import { writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { CartRuntime } from './cart-runtime.tsx';
import { createCartStore } from './cart-store.ts';

const MARKET = marketOf('nl');
const CART = checkout(line(1, 2, 10, 20));
const PATIENT = { timeout: 10_000 };

/** Calls of the cart; what an earlier test still asks goes to other addresses. */
let sent: string[] = [];
let answer: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ data: CART });
  const locks = { request: (_: string, work: () => unknown) => work() };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(Object.assign(Object.create(null), locks));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('/').at(-2) ?? '';
    if (url.startsWith('/api/')) sent.push(path);
    return answer(path);
  });
});
// Takes the page away before its globals and what it stored.
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

async function opensPage(id: string | null = CART.id) {
  if (id !== null) writeStored(marketValues.checkoutId(MARKET), id);
  const store = createCartStore();
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <CartRuntime market={MARKET} store={store} />
      </SWRConfig>,
    ),
  );
  return store;
}

const sends = (...paths: readonly string[]) => waitFor(() => expect(sent).toEqual(paths), PATIENT);

it('loads the stored cart, and sends a change once it is known', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const before = answer;
  answer = async (path) => {
    if (path === 'request') await gate;
    return before(path);
  };
  const store = await opensPage();
  await act(
    async () => void store.enqueue({ kind: 'remove', lineIds: ['gid://shopify/CartLine/1'] }),
  );
  await sends('request');
  await act(async () => open());
  await sends('request', 'remove-items');
  await waitFor(() => expect(store.getSnapshot().queue).toEqual([]), PATIENT);
  expect(store.getSnapshot().checkout?.id).toBe(CART.id);
});

it('sends an addition without waiting for the cart, and shows it at once', async () => {
  answer = (path) =>
    path === 'request' ? new Response('', { status: 500 }) : Response.json({ data: CART });
  const store = await opensPage(null);
  const sold = merchandise(1, 10);
  await act(async () => {
    const lineItem = { variantId: sold.id, quantity: 2 };
    void store.enqueue({ kind: 'add', additions: [{ lineItem, merchandise: sold }] });
    expect(store.getSnapshot().optimisticCheckout?.lines.edges[0]?.node.quantity).toBe(2);
  });
  await waitFor(() => expect(sent).toContain('create'), PATIENT);
  await waitFor(() => expect(store.getSnapshot().checkout?.id).toBe(CART.id), PATIENT);
});

function changesElsewhere({ key }: { readonly key: string }): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '2' }));
}

it.each([
  ['another tab changes the cart', () => changesElsewhere(marketValues.checkoutChangedAt(MARKET))],
  ['another tab replaces the cart', () => changesElsewhere(marketValues.checkoutId(MARKET))],
  ['a customer logs in', () => changesElsewhere(marketValues.loggedInCustomer(MARKET))],
  ['the visitor decides about cookies', () => chooseConsent('accepted')],
])('reads the cart again when %s', async (_, happens) => {
  await opensPage();
  await sends('request');
  await act(async () => happens());
  await sends('request', 'request');
});

it.each([
  ['writes a chosen salon into the cart', '7'],
  ['asks once where the cart is answered without it', null],
])('%s', async (_, salonNo) => {
  await opensPage();
  await sends('request');
  answer = () => Response.json({ data: { ...CART, salonNo } });
  await act(async () => rememberSalon(MARKET, { salonNo: '7', salonName: 'Kam' }));
  await sends('request', 'salon');
  await act(async () => {});
  expect(sent).toHaveLength(2);
});
