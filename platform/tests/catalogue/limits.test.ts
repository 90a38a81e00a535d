import { describe, expect, it } from 'vitest';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';

const platform = await openFixtureShop();
const shopper = shopperAt(platform, 'nl', '2024-10');

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nest = (levels: number): string =>
  levels === 0
    ? '{ id }'
    : `{ collections(first: 1) { nodes { products(first: 1) { nodes ${nest(levels - 1)} } } } }`;

describe('a query that asks too much at once is refused before anything is done:', () => {
  it('500 aliases are answered, one more is not', async () => {
    const shop = (count: number) => `{ shop { ${many(count, (index) => `a${index}: name`)} } }`;
    expect((await shopper.request(shop(500))).errors).toEqual([]);
    expect((await shopper.request(shop(501))).errors).toMatchObject([
      { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', aliases: 501, maxAliases: 500 } },
    ]);
  });

  it('aliases that stand in a fragment count too', async () => {
    const fragment = `fragment Names on Shop { ${many(501, (index) => `a${index}: name`)} }`;
    const { errors, data } = await shopper.request(`{ shop { ...Names } } ${fragment}`);
    expect(errors[0]?.extensions).toMatchObject({ aliases: 501 });
    expect(data).toBeUndefined();
  });

  it('more tokens than any query of a shop has', async () => {
    const { errors } = await shopper.request(`{ shop { ${many(5_000, () => 'name')} } }`);
    expect(errors[0]?.message).toContain('tokens');
  });

  it.each([
    ['deeper than 25 levels', `{ products(first: 1) { nodes ${nest(6)} } }`, 'MAX_DEPTH_EXCEEDED'],
    [
      'more objects than a listing of 250 whole products',
      '{ products(first: 250) { nodes { collections(first: 250) { nodes { products(first: 250) { nodes { id } } } } } } }',
      'MAX_COMPLEXITY_EXCEEDED',
    ],
  ])('%s', async (_name, query, code) => {
    const { errors, data } = await shopper.request(query);
    expect(errors[0]?.extensions).toMatchObject({ code });
    expect(data).toBeUndefined();
  });
});
