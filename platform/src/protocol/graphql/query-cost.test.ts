import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkCost, type QueryCost, queryCost } from './query-cost.ts';

function costOf(query: string, variables: Readonly<Record<string, unknown>> = {}): QueryCost {
  const document = parse(query);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  );
  if (operation === undefined) throw new Error('no operation');
  return queryCost(document, operation, variables);
}

describe('the cost of a query', () => {
  it.each([
    ['{ shop { name } }', 1],
    ['{ products(first: 10) { nodes { id } } }', 11],
    ['{ products(first: 10) { edges { node { id } } pageInfo { hasNextPage } } }', 11],
    ['{ products(first: 10) { nodes { images(first: 3) { nodes { url } } } } }', 51],
    ['query($n: Int = 4) { products(first: $n) { nodes { id } } }', 5],
    ['{ shop { ...Parts } } fragment Parts on Shop { primaryDomain { url } }', 2],
    ['{ nodes(ids: ["a", "b"]) { ... on Product { seo { title } } } }', 3],
  ])('%s is %i', (query, cost) => {
    expect(costOf(query).cost).toBe(cost);
  });

  it('uses the given values of variables', () => {
    const query = 'query($n: Int!) { products(first: $n) { nodes { id } } }';
    expect(costOf(query, { n: 250 }).cost).toBe(251);
  });

  it('is found quickly where fragments multiply', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, index) =>
        `fragment F${index} on Shop { a: b { ...F${index + 1} } c: b { ...F${index + 1} } }`,
    );
    const query = `{ shop { ...F0 } } ${fragments.join(' ')} fragment F60 on Shop { b { id } }`;
    expect(costOf(query).depth).toBe(62);
    expect(costOf(query).cost).toBeGreaterThan(2 ** 60);
  });
});

describe('a limit', () => {
  it.each([
    [{ cost: 1000, depth: 25 }, false, undefined],
    [{ cost: 1001, depth: 1 }, false, 'MAX_COMPLEXITY_EXCEEDED'],
    [{ cost: 1001, depth: 1 }, true, undefined],
    [{ cost: 2_000_000, depth: 1 }, true, undefined],
    [{ cost: 2_000_001, depth: 1 }, true, 'MAX_COMPLEXITY_EXCEEDED'],
    [{ cost: 1, depth: 26 }, true, 'MAX_DEPTH_EXCEEDED'],
  ])('judges %j with token %s', (cost, hasToken, code) => {
    expect(checkCost(cost, hasToken)[0]?.extensions?.['code']).toBe(code);
  });
});
