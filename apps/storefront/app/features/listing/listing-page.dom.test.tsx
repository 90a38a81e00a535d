import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsOf } from '../../state/render.test-kit.tsx';
import { CONCERNS, PRODUCTS, renderList } from './listing.test-kit.tsx';

const PATIENT = { timeout: 10_000 };
const count = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .map(({ name, value }) => `${name} ${value}`);
const titles = (container: Element) => textsOf(container.querySelectorAll('article h3, li h3'));

test('each value of a filter stands once, the first five of a main group before the others', async () => {
  const { container } = await renderList();
  expect(new Set(boxes()).size).toBe(boxes().length);
  expect(boxes()).toHaveLength(CONCERNS.length);
  const others = container.querySelectorAll('details input[type=checkbox]');
  expect(Array.from(others, (box) => box.getAttribute('value'))).toHaveLength(2);
});

test('a chosen value filters at once, counts, and can be undone', async () => {
  const { container } = await renderList();
  expect(count()).toBe('7 products');
  fireEvent.click(screen.getByRole('checkbox', { name: /frizz/ }));
  expect(count()).toBe('1 product');
  expect(titles(container)).toEqual(['Product frizz']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(count()).toBe('7 products');
});

test('a chosen value moves into the address', async () => {
  const { router } = await renderList();
  fireEvent.click(screen.getByRole('checkbox', { name: /frizz/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?concern=frizz'), PATIENT);
});

test('a type is called what the merchant calls it, else by the last part of its path', async () => {
  const types = ['Home > Clocks', 'Work > Clocks', 'Home > Lamps', 'Home > Lamps'];
  const products = PRODUCTS.map((product, index) => ({
    ...product,
    specs: [{ type: 'productType', value: types[index] ?? 'Rugs' }],
  }));
  const valueLabels = { 'Home > Clocks': 'Clocks (Home)', 'Work > Clocks': 'Clocks (Work)' };
  const source = { kind: 'productType' } as const;
  await renderList('?productType=Work+%3E+Clocks', products, [
    { id: 'productType', source, condition: 'OR', isPromoted: true, valueLabels },
  ]);
  for (const name of [/^Clocks \(Home\)/, /^Clocks \(Work\)/, /^Lamps/]) {
    expect(screen.getByRole('checkbox', { name })).toBeDefined();
  }
  expect(screen.getByRole('button', { name: /Remove.*Clocks \(Work\)/ })).toBeDefined();
});

test('an applied filter is removed by its button, which leaves the focus in the row', async () => {
  await renderList('?concern=frizz');
  const row = screen.getByRole('group', { name: 'Chosen filters' });
  fireEvent.click(screen.getByRole('button', { name: /Remove/ }));
  expect(count()).toBe('7 products');
  expect(document.activeElement).toBe(row);
});

test('a value that would leave nothing stays visible, and does nothing', async () => {
  await renderList('?concern=frizz');
  const box = screen.getByRole('checkbox', { name: /moisture/ });
  expect(box.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(box);
  expect(count()).toBe('1 product');
});

test('where nothing fits, the last choice can be undone', async () => {
  await renderList('?concern=frizz&concern=dryness');
  expect(screen.getByText('No product matches all of these filters.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Try without/ }));
  expect(count()).toBe('1 product');
});

test('an order is chosen from the menu, and closes it', async () => {
  const { container, router } = await renderList();
  expect(titles(container)[0]).toBe('Product dryness');
  const option = screen.getByRole('button', { name: 'Price: high to low', hidden: true });
  await act(async () => fireEvent.click(option));
  expect(titles(container)[0]).toBe('Product dullness');
  await waitFor(
    () => expect(router.state.location.search).toBe('?sortOption=sortByPriceDescending'),
    PATIENT,
  );
});

test('an empty list leads to the shop', async () => {
  await renderList('', []);
  expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/shop');
});
