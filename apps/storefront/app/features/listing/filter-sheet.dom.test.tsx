import { FILTER_GROUPS } from '@lokke/domain/listing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { textsOf } from '../../state/render.test-kit.tsx';
import { PRODUCTS as CONCERNS, renderList } from './listing.test-kit.tsx';

const PRODUCTS = CONCERNS.map((product, index) => ({
  ...product,
  specs: [...product.specs.slice(1), { type: 'hairType', value: index < 4 ? 'dry' : 'curly' }],
}));
const PRICE = { id: 'price', source: { kind: 'price' }, condition: 'OR' } as const;
const GROUPS = [...FILTER_GROUPS, PRICE];
const PATIENT = { timeout: 10_000 };

const onPhone = (isPhone = true) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(max-width: 47.99em)',
  }));
const more = () => screen.getAllByText('All filters')[0] ?? document.body;
const heading = () =>
  screen.getByRole('heading', { level: 2, name: /product/, hidden: true }).textContent;
/** Opens or closes a group as browsers do, which say so afterwards. */
const setOpen = (group: HTMLDetailsElement, isOpen: boolean) => {
  group.open = isOpen;
  fireEvent(group, new Event('toggle'));
};

async function openSheet(search = '') {
  onPhone();
  const rendered = await renderList(search, PRODUCTS, GROUPS);
  const open = async () => {
    expect(fireEvent.click(more())).toBe(false);
    return screen.findByRole('dialog', { name: 'Filter' }, PATIENT);
  };
  const sheet = await open();
  const groups = () => [...sheet.querySelectorAll('details')];
  return {
    ...rendered,
    sheet,
    open,
    groups,
    opened: () => groups().findIndex((one) => one.open),
    summaries: () => textsOf(sheet.querySelectorAll('summary')),
    box: (name: RegExp) =>
      within(sheet).getByRole<HTMLInputElement>('checkbox', { name, hidden: true }),
    press: (name: string | RegExp) => fireEvent.click(within(sheet).getByRole('button', { name })),
    button: () => within(sheet).getByRole('button', { name: /^(Show|Apply)/ }).textContent,
  };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);

test('choices in the sheet are counted, and change the list once they are applied', async () => {
  const { box, button, press, router, summaries } = await openSheet();
  expect([heading(), button()]).toEqual(['7 products', 'Show 7 products']);
  expect(summaries().filter((text) => text.includes('('))).toEqual([]);
  fireEvent.click(box(/frizz/));
  expect([heading(), button(), box(/frizz/).checked]).toEqual([
    '7 products',
    'Show 1 product',
    true,
  ]);
  expect(summaries().filter((text) => text.includes('('))).toEqual([
    expect.stringMatching(/\(1\)$/),
  ]);
  expect(router.state.location.search).toBe('');
  const steps = router.state.location.key;
  press('Show 1 product');
  await isClosed();
  await waitFor(() => expect(router.state.location.search).toBe('?concern=frizz'), PATIENT);
  expect(router.state.location.key).not.toBe(steps);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(heading()).toBe('1 product');
});

test('the sheet begins with what the list is filtered by, whatever was chosen and not applied', async () => {
  const { box, button, press, open, router } = await openSheet('?concern=frizz');
  expect([box(/frizz/).checked, box(/dryness|moisture/i).checked, button()]).toEqual([
    true,
    false,
    'Show 1 product',
  ]);
  fireEvent.click(box(/frizz/));
  expect(button()).toBe('Show 7 products');
  press('Close filters');
  await isClosed();
  await open();
  expect([box(/frizz/).checked, button()]).toEqual([true, 'Show 1 product']);
  press('Clear all');
  expect([box(/frizz/).checked, button()]).toEqual([false, 'Show 7 products']);
  press('Show 7 products');
  await waitFor(() => expect(router.state.location.search).toBe(''), PATIENT);
  expect(heading()).toBe('7 products');
});

test('one group stands open at a time, the first at first', async () => {
  const { groups, opened } = await openSheet();
  expect(groups().length).toBeGreaterThan(2);
  const [first, second] = groups();
  if (first === undefined || second === undefined) return;
  expect(opened()).toBe(0);
  setOpen(second, true);
  expect([first.open, second.open]).toEqual([false, true]);
  // The browser tells of the first that it is closed.
  setOpen(first, false);
  expect([first.open, second.open]).toEqual([false, true]);
  setOpen(second, false);
  expect(opened()).toBe(-1);
});

test('the price is asked for where its group is open, and applied with the rest', async () => {
  const { groups, sheet, summaries, press, router, button } = await openSheet();
  expect(within(sheet).queryByRole('spinbutton', { hidden: true })).toBeNull();
  const price = groups()[summaries().findIndex((text) => text.startsWith('Price'))];
  if (price === undefined) throw new Error('There is no price');
  setOpen(price, true);
  const from = await within(sheet).findByRole('spinbutton', { name: 'From' }, PATIENT);
  fireEvent.change(from, { target: { value: '14' } });
  fireEvent.blur(from);
  expect(button()).toBe('Show 3 products');
  setOpen(price, false);
  expect(within(sheet).queryByRole('spinbutton', { hidden: true })).toBeNull();
  press('Show 3 products');
  await waitFor(() => expect(router.state.location.search).toBe('?price=14-'), PATIENT);
});

test('on a wide screen the other filters open in the page, with their price', async () => {
  onPhone(false);
  await renderList('', PRODUCTS, GROUPS);
  expect(screen.queryByRole('spinbutton', { name: 'From' })).toBeNull();
  expect(more().textContent).toBe('All filters');
  expect(fireEvent.click(more())).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  const from = await screen.findByRole('spinbutton', { name: 'From' }, PATIENT);
  fireEvent.change(from, { target: { value: '14' } });
  fireEvent.blur(from);
  await waitFor(() => expect(heading()).toBe('3 products'), PATIENT);
  expect(more().textContent).toBe('All filters(1)');
  fireEvent.click(more());
  expect(screen.queryByRole('spinbutton', { name: 'From' })).toBeNull();
});

test('the form keeps what the address has beside the filters', async () => {
  const { container } = await renderList(
    '?slug=x&sortOption=sortByPriceAscending&concern=frizz&utm=card',
  );
  const kept = container.querySelectorAll<HTMLInputElement>('form input[type=hidden]');
  expect(Array.from(kept, ({ name, value }) => `${name}=${value}`)).toEqual([
    'slug=x',
    'sortOption=sortByPriceAscending',
    'utm=card',
  ]);
});

test.each([
  [7, [], GROUPS, 1],
  [7, [], FILTER_GROUPS, 0],
  [2, PRODUCTS[0]?.specs, FILTER_GROUPS, 0],
  [2, undefined, FILTER_GROUPS, 1],
  [1, undefined, GROUPS, 0],
])('%i products with %j: the ways to filter', async (count, specs, groups, expected) => {
  const products = PRODUCTS.slice(0, count).map((one) => ({ ...one, specs: specs ?? one.specs }));
  await renderList('', products, groups);
  expect(screen.queryAllByText('All filters')).toHaveLength(expected);
});

test('a page that is left takes its sheet along', async () => {
  const { router } = await openSheet();
  await act(() => router.navigate('/shop?concern=dryness'));
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Show 1 product$/ })).toBeDefined();
});
