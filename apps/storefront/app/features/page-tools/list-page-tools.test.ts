import { expect, test, vi } from 'vitest';
import { listPageTools, type PageActions } from './list-page-tools.ts';

function openTools() {
  const acts = {
    show: vi.fn<PageActions['show']>(async (path) => `page ${path}`),
    readProduct: vi.fn<PageActions['readProduct']>(async (handle) => `facts of ${handle}`),
    addToBag: vi.fn<PageActions['addToBag']>(async () => 'added'),
    chooseSalon: vi.fn<PageActions['chooseSalon']>(async () => {
      throw new Error('There is no such salon in this market.');
    }),
  };
  const tools = listPageTools(() => acts);
  const call = async (name: string, input: unknown) => {
    const answer = await tools.find((tool) => tool.name === name)?.execute(input);
    return { text: answer?.content[0].text, isError: answer?.isError ?? false };
  };
  return { acts, tools, call };
}

test.each([
  ['search_products', { query: 'frizz & rain' }, '/search?q=frizz+%26+rain'],
  ['filter_products', { group: 'hairType', value: 'curly' }, '/shop?hairType=curly'],
  ['filter_products', { sortOption: 'sortByPrice', evil: 'x' }, '/shop?sortOption=sortByPrice'],
  ['hair_consultation', { hair: 'curly', other: 'x' }, '/consultation?hair=curly'],
  ['hair_consultation', { concern: 'frizz,dry' }, '/consultation?concern=frizz&concern=dry'],
])('%s of %j shows %s', async (name, input, path) => {
  const { call } = openTools();
  expect(await call(name, input)).toEqual({ text: `page ${path}`, isError: false });
});

test.each([
  [undefined, 1],
  [1, 1],
  ['99', 99],
])('the quantity %j adds %i', async (quantity, units) => {
  const { call, acts } = openTools();
  await call('add_to_bag', { handle: 'rain', variant_id: 'gid', quantity });
  expect(acts.addToBag).toHaveBeenCalledWith({ handle: 'rain', variantId: 'gid', quantity: units });
});

test.each([0, 100, 1.5, 'two'])('the quantity %j is refused by name', async (quantity) => {
  const { call, acts } = openTools();
  const wanted = { handle: 'rain', variant_id: 'gid', quantity };
  expect(await call('add_to_bag', wanted)).toEqual({
    text: 'quantity is a whole number from 1 to 99',
    isError: true,
  });
  expect(acts.addToBag).not.toHaveBeenCalled();
});

test.each([
  ['search_products', {}, 'query is missing'],
  ['product_facts', null, 'handle is missing'],
  ['choose_salon', { salon: 'none' }, 'There is no such salon in this market.'],
])('%s of %j answers with what is wrong', async (name, input, text) => {
  expect(await openTools().call(name, input)).toEqual({ text, isError: true });
});

test('only tools that change something say so', () => {
  const changing = openTools().tools.filter(({ annotations }) => !annotations.readOnlyHint);
  expect(changing.map(({ name }) => name)).toEqual(['add_to_bag', 'choose_salon']);
});
