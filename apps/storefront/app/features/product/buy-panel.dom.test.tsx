import { NO_PROMOTIONS } from '@lokke/contract/ports';
import type { DeliveryTerms } from '@lokke/domain/delivery';
import { marketOf } from '@lokke/domain/markets';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProductDetail, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { removeStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { renderPanel } from './buy-panel.test-kit.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { VisitorTerms } from './visitor-terms.tsx';

const DELIVERY: DeliveryTerms = { price: '€4.95', days: { from: 1, to: 3 }, orderBefore: '16:00' };
const TWO_DAYS: DeliveryTerms = { ...DELIVERY, days: { from: 2, to: 2 } };
const BY_WEIGHT: DeliveryTerms = { ...TWO_DAYS, priceFrom: '€3.50' };

const productOf = (facts: Parameters<typeof aVariant>[0] = {}) =>
  aProductDetail({ variants: [aVariant(facts)] });
const from = (amountInMinorUnits: number | null) => ({
  promotions: {
    ...NO_PROMOTIONS,
    freeDeliveryFrom:
      amountInMinorUnits === null ? null : { amountInMinorUnits, currencyCode: 'EUR' as const },
  },
});
/** Also at the bottom, for phones. */
const submit = (price: string) => {
  const [text] = screen.getAllByText(`Add to bag · ${price}`);
  if (text !== undefined) fireEvent.submit(text);
};
const terms = () => textsOf(screen.getByRole('list', { name: 'Stock and delivery' }).children);

test('the bar of phones shows the price before scripts run', () => {
  const action = { text: 'Add to bag · €23.95', isDisabled: false, isBusy: false, run: () => {} };
  const bar = <StickyBar title="Rain" size={null} action={action} watched={{ current: null }} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(bar);
  expect(page.firstElementChild?.hasAttribute('data-shown')).toBe(true);
  expect(page.firstElementChild?.hasAttribute('inert')).toBe(false);
});

test.each([
  [null, 5000, ['Free delivery from €50']],
  [null, 0, []],
  [DELIVERY, null, ['With you in 1 to 3 working days', 'Delivery €4.95']],
  [DELIVERY, 0, ['With you in 1 to 3 working days', 'Delivery €4.95']],
  [DELIVERY, 5000, ['With you in 1 to 3 working days', 'Delivery €4.95, free from €50']],
  [BY_WEIGHT, 5000, ['With you in 2 working days', 'Delivery from €3.50, free from €50']],
  [TWO_DAYS, null, ['With you in 2 working days', 'Delivery €4.95']],
])('delivery %j, free from %s: %j', async (delivery, amount, expected) => {
  const product = productOf({ quantityAvailable: null });
  await renderPanel(product, { modules: from(amount) }, delivery);
  expect(terms()).toEqual(['In stock', ...expected]);
});

test.each([
  [{ from: 1, to: 1 }, 'With you on Wed 25 Nov'],
  [{ from: 1, to: 3 }, 'With you Wed 25 – Fri 27 Nov'],
])('ordered on a Tuesday morning, %j working days: %s', async (days, written) => {
  vi.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  const all = { stock: 'In stock', time: null, cost: null, freeItem: null, salon: null };
  await renderInShop(
    <VisitorTerms terms={all} delivery={{ ...DELIVERY, days }} salonsEarn={false} />,
    { locale: 'uk', checkout: null },
  );
  expect(terms()).toEqual(['In stock', written]);
  vi.useRealTimers();
});

test('the chosen quantity is added, at its price, and no more than there is', async () => {
  const product = productOf({ quantityAvailable: 2 });
  const { store } = await renderPanel(product);
  const more = screen.getByRole('button', { name: 'One more' });
  fireEvent.click(more);
  fireEvent.click(more);
  submit('€48.00');
  const [queued] = store.getSnapshot().queue;
  expect(queued?.change).toMatchObject({
    kind: 'add',
    additions: [{ lineItem: { variantId: product.variants[0]?.id, quantity: 2 } }],
  });
  await act(async () => store.resolve(store.getSnapshot().queue, { ok: true, checkout: null }));
  expect(screen.getByText('Rain Moisture Shampoo is in your bag.')).toBeDefined();
});

test('a failed addition is said beside the button', async () => {
  const { store } = await renderPanel(productOf());
  submit('€24.00');
  await act(async () => store.resolve(store.getSnapshot().queue, { ok: false, message: 'Later.' }));
  const [button] = screen.getAllByRole('button', { name: /^Add to bag/ });
  const described = button?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Later.');
});

test('a sold-out size cannot be bought', async () => {
  const variants = [aVariant({ availableForSale: false })];
  await renderPanel(aProductDetail({ variants }));
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sold out' });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
});

test('a sold-out size tells its price beside that of the others', async () => {
  const [large, small] = [aVariant({ id: 'a' }), aVariant({ id: 'b', availableForSale: false })];
  await renderPanel(aProductDetail({ variants: [large, small] }));
  const tiles = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);
  expect(tiles).toEqual([
    expect.stringMatching(/€24.00$/),
    expect.stringMatching(/€24.00\u2003Sold out$/),
  ]);
});

test.each([
  ['rain', 'All of Rain', '/range/rain'],
  [null, 'All products', '/shop'],
])('a sold-out product of the range %s leads to others', async (range, name, href) => {
  const product = { ...productOf(), range, availableForSale: false };
  await renderPanel(product);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['/', 1],
  ['/?variant=3', 2],
])('a product at %s is told to be viewed once, with its size', async (path, place) => {
  const tracked = recordTracked();
  const variants = [1, 2, 3].map((number) =>
    aVariant({ id: `gid://shopify/ProductVariant/${number}`, availableForSale: number > 1 }),
  );
  await renderPanel(aProductDetail({ variants }), { path });
  fireEvent.click(screen.getAllByRole('radio')[2] ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(tracked).toMatchObject([{ kind: 'itemViewed', variant: variants[place] }]);
});

test('only a salon finds a button on what is for salons; others find the way to one', async () => {
  const product = aProductDetail({ tags: ['professional-only'], variants: [aVariant()] });
  await renderPanel(product, { locale: 'uk' });
  expect(screen.queryByRole('button', { name: /Add to bag/ })).toBeNull();
  expect(screen.getByText('For salons')).toBeDefined();
  const own = marketValues.tradeSalonNo(marketOf('uk'));
  act(() => {
    writeStored(own, '10001');
    window.dispatchEvent(new StorageEvent('storage', { key: own.key }));
  });
  expect(screen.queryByText('For salons')).toBeNull();
  expect(screen.getAllByText(/Add to bag/).length).toBeGreaterThan(0);
  removeStored(own);
});

test('the button tells a salon its own price once the bag has its minimum', async () => {
  const rate = { percentage: 40, collections: null, minimum: { quantity: 6 } };
  vi.stubGlobal('fetch', async () => Response.json({ rates: [rate] }));
  const place = marketValues.tradeSalonNo(marketOf('en'));
  writeStored(place, '10001');
  onTestFinished(() => removeStored(place));
  const { store } = await renderPanel(productOf(), { checkout: checkout(line(1, 4, 10, 40)) });
  await screen.findByText(/For your salon/);
  expect(screen.getAllByText('Add to bag · €24.00')).not.toEqual([]);
  await act(async () => store.receive(checkout(line(1, 5, 10, 50))));
  expect(screen.getAllByText('Add to bag · €14.40')).not.toEqual([]);
});
