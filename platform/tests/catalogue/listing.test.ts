import { describe, expect, it } from 'vitest';
import { takeStock } from '../../src/shopify/catalogue/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import cases from './listing.cases.json' with { type: 'json' };

const platform = await openFixtureShop();
const shopper = shopperAt(platform, 'nl', '2025-04');

interface Listed {
  readonly nodes: readonly { readonly handle: string }[];
}

interface Facet {
  readonly id: string;
  readonly values: readonly {
    readonly label: string;
    readonly count: number;
    readonly input: string;
  }[];
}

async function handles(args: string): Promise<string> {
  const { nodes } = await shopper.send<Listed>(
    `{ products(first: 9, ${args}) { nodes { handle } } }`,
  );
  return nodes.map(({ handle }) => handle).join(' ');
}

async function handlesIn(handle: string, args: string): Promise<string> {
  const { products } = await shopper.send<{ products: Listed }>(
    `{ collection(handle: "${handle}") { products(first: 9, ${args}) { nodes { handle } } } }`,
  );
  return products.nodes.map((product) => product.handle).join(' ');
}

async function facetsUnder(filters: string) {
  const { products } = await shopper.send<{ products: { filters: readonly Facet[] } }>(
    `{ collection(handle: "all") { products(first: 1, filters: [${filters}]) {
      filters { id values { label count input } } } } }`,
  );
  const { filters: facets } = products;
  return {
    facets,
    facet: (id: string) =>
      facets.find((own) => own.id === id)?.values.map(({ label, count }) => `${label} ${count}`),
  };
}

describe('all products', () => {
  it.each(cases.sorted)('come by %s', async (args, expected) => {
    expect(await handles(args)).toBe(expected);
  });

  it.each(cases.queries)('are found by %j', async (query, expected) => {
    expect(await handles(`query: ${JSON.stringify(query)}`)).toBe(expected);
  });

  it.each(['tag:honey OR tag:volt', 'NOT rain', '-tag:curls', '(rain)'])(
    'are not searched by %s, which is refused by name',
    async (query) => {
      const asked = `{ products(first: 9, query: ${JSON.stringify(query)}) { nodes { handle } } }`;
      expect((await shopper.request(asked)).errors[0]?.extensions['code']).toBe('NOT_SERVED');
    },
  );
});

describe('a collection', () => {
  it.each(cases.collections)('%s by %s', async (handle, args, expected) => {
    expect(await handlesIn(handle, args)).toBe(expected);
  });

  it.each(cases.filters)('filtered by %s', async (filters, expected) => {
    expect(await handlesIn('all', `sortKey: ID, filters: [${filters}]`)).toBe(expected);
  });

  it('says what it can be filtered by, with counts under the other filters', async () => {
    const { facets, facet } = await facetsUnder('{ tag: "rain" }');
    expect(facet('filter.p.tag')).toEqual([
      'bundle 1',
      'curls 1',
      'dry 1',
      'honey 1',
      'rain 2',
      'volt 1',
    ]);
    expect(facet('filter.p.product_type')).toEqual([
      'bundle 0',
      'Mask 1',
      'Shampoo 1',
      'Styling 0',
    ]);
    expect(facet('filter.p.m.lokke.hair_type')).toEqual(['curly 2', 'straight 0', 'wavy 1']);
    expect(facet('filter.v.availability')).toEqual(['In stock 2', 'Out of stock 0']);
    expect(facet('filter.v.option.size')).toEqual(['1 l 1', '250 ml 2']);
    expect(facets.find(({ id }) => id === 'filter.v.price')?.values[0]?.input).toBe(
      '{"price":{"min":0,"max":40}}',
    );
  });

  it('counts another hair type among products that have those chosen, another type beside them', async () => {
    const { facet } = await facetsUnder(
      '{ productMetafield: { namespace: "lokke", key: "hair_type", value: "wavy" } }, { productType: "Shampoo" }',
    );
    expect(facet('filter.p.m.lokke.hair_type')).toEqual(['curly 1', 'straight 0', 'wavy 1']);
    expect(facet('filter.p.product_type')).toEqual([
      'bundle 0',
      'Mask 0',
      'Shampoo 1',
      'Styling 0',
    ]);
  });

  it('can be filtered by each input that it offers', async () => {
    const { facets } = await facetsUnder('');
    for (const { id, values } of facets) {
      if (id === 'filter.v.price') continue;
      for (const { input, count } of values) {
        const { products } = await shopper.send<{ products: Listed }>(
          `query($filter: ProductFilter!) { collection(handle: "all") {
            products(first: 9, filters: [$filter]) { nodes { handle } } } }`,
          { filter: JSON.parse(input) },
        );
        expect([input, products.nodes.length]).toEqual([input, count]);
      }
    }
  });

  it('refuses filters it does not serve instead of ignoring them', async () => {
    const { errors } = await shopper.request(
      '{ collection(handle: "all") { products(first: 1, filters: [{ category: { id: "x" } }]) { nodes { id } } } }',
    );
    expect(errors[0]?.extensions['code']).toBe('NOT_SERVED');
  });
});

describe('orders', () => {
  it('show in stock and in the order of the best sold', async () => {
    const own = await openFixtureShop();
    const asked = shopperAt(own, 'nl', '2024-01');
    const request = () =>
      asked.send<{ nodes: readonly object[] }>(
        '{ products(first: 1, sortKey: BEST_SELLING) { nodes { handle totalInventory availableForSale } } }',
      );
    expect((await request()).nodes[0]).toMatchObject({
      handle: 'rain-mask',
      totalInventory: 3,
    });
    await own.context.store.write((sql) =>
      takeStock(sql, 'nl', [{ variantNumber: 3, units: 3, takesStock: true }]),
    );
    expect((await request()).nodes[0]).toMatchObject({
      handle: 'rain-mask',
      totalInventory: 0,
      availableForSale: false,
    });
    await own.context.store.write((sql) =>
      takeStock(sql, 'nl', [{ variantNumber: 6, units: 40, takesStock: false }]),
    );
    expect((await request()).nodes[0]).toMatchObject({ handle: 'rain-set' });
  });
});
