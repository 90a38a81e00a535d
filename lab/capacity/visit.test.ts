import { expect, it } from 'vitest';
import { seededRandom } from '../numbers.ts';
import { TELEVISION } from './scenario.ts';
import { pageFrom, planVisit } from './visit.ts';

const EDGES = { cart: 0, checkout: 0, login: 0, wishlist: 0, personalPages: 0 };

it('looks at five pages and makes three calls when it does nothing else', () => {
  const steps = planVisit({ ...TELEVISION, shares: EDGES }, seededRandom(1));
  expect(steps.filter(({ does }) => does.kind === 'page')).toHaveLength(5);
  expect(steps.filter(({ does }) => does.kind === 'call')).toHaveLength(3);
  expect(steps[0]?.afterInMs).toBe(0);
});

it('makes four calls more with a cart, and one each for a checkout and a wishlist', () => {
  const all = { ...EDGES, cart: 1, checkout: 1, login: 1, wishlist: 1 };
  const steps = planVisit({ ...TELEVISION, shares: all }, seededRandom(1));
  const asks = steps.flatMap(({ does }) => (does.kind === 'call' ? [does.asks] : []));
  expect(asks.toSorted()).toEqual([
    ...['admin', 'admin', 'checkout', 'nothing'],
    ...Array.from({ length: 5 }, () => 'storefront'),
  ]);
});

it('is answered by the first tier that has the page', () => {
  const from = (cdn: number, memory: number, redis: number, hasCdn = true) =>
    pageFrom({ hasCdn, hits: { cdn, memory, redis }, shares: EDGES }, seededRandom(3));
  expect(from(1, 1, 1)).toBe('cdn');
  expect(from(1, 1, 1, false)).toBe('memory');
  expect(from(0, 1, 1)).toBe('memory');
  expect(from(0, 0, 1)).toBe('redis');
  expect(from(0, 0, 0)).toBe('render');
  const personal = { ...EDGES, personalPages: 1 };
  const hits = { cdn: 1, memory: 1, redis: 1 };
  expect(pageFrom({ hasCdn: true, hits, shares: personal }, seededRandom(3))).toBe('render');
});
