import { describe, expect, it } from 'vitest';
import { addCompared, comparePath, readCompared, toggleCompared } from './compared.ts';
import { comparedFacts } from './facts.ts';

describe('the address of a comparison', () => {
  it.each([
    ['', [], null],
    ['p=a&p=b', ['a', 'b'], null],
    ['p=a&p=b&p=c', ['a', 'b', 'c'], null],
    ['p=a&p=b&p=c&p=d', ['a', 'b', 'c'], 'd'],
    ['p=a&p=a&p=&p=b&q=c', ['a', 'b'], null],
  ])('%s has %j and refuses %s', (query, handles, refused) => {
    expect(readCompared(new URLSearchParams(query).getAll('p'))).toEqual({ handles, refused });
  });

  it.each([
    [[], '/compare?p=d'],
    [['a', 'b'], '/compare?p=a&p=b&p=d'],
    [['a', 'b', 'c'], '/compare?p=a&p=b&p=c&p=d'],
    [['a', 'b', 'c', 'x'], '/compare?p=a&p=b&p=c&p=d'],
    [['a', 'd'], '/compare?p=a&p=d'],
  ])('with one more than %j is %s', (handles, path) => {
    expect(comparePath(addCompared(handles, 'd'))).toBe(path);
  });
});

it.each([
  [[], ['d'], false],
  [['a', 'b'], ['a', 'b', 'd'], false],
  [['a', 'b', 'c'], ['a', 'b', 'c'], true],
  [['a', 'd', 'c'], ['a', 'c'], false],
])('choosing d beside %j makes %j, refused: %s', (before, handles, isRefused) => {
  expect(toggleCompared(before, 'd')).toEqual({ handles, isRefused });
});

it('has a row for each fact that a product states, the usual ones first', () => {
  const products = [
    { specs: [{ type: 'hold', value: '3' }] },
    {
      specs: [
        { type: 'concern', value: 'frizz' },
        { type: 'hairType', value: 'dry' },
      ],
    },
  ];
  expect(comparedFacts(products)).toEqual([
    { type: 'hairType', values: [[], ['dry']] },
    { type: 'concern', values: [[], ['frizz']] },
    { type: 'hold', values: [['3'], []] },
  ]);
});
