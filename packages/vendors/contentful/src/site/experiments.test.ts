import { expect, it, test } from 'vitest';
import { readSite } from './site-content.ts';

const entry = (id: string, contentType: string, fields: object = { title: id, slug: id }) => ({
  sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', id: contentType } } },
  fields,
});
const [first, second, third, fourth, fifth] = ['a', 'b', 'c', 'd', 'e'].map((id) =>
  entry(id, 'hero'),
);
const FIELDS = { key: 'hero', changes: first, others: [second], shares: ['60', '40'] };
const read = (fields: object, ...more: readonly object[]) =>
  readSite([entry('x', 'experiment', { ...FIELDS, ...fields }), ...more]);

it('is read with its ways and shares', () => {
  const { experiments, otherWays, faults } = read({
    isOn: true,
    markets: ['nl'],
    from: '2026-12-24',
  });
  expect(faults).toEqual([]);
  expect(otherWays).toEqual(['b']);
  expect(experiments).toMatchObject([
    {
      key: 'hero',
      changes: 'a',
      shares: [60, 40],
      isOn: true,
      markets: ['nl'],
      from: '2026-12-24',
    },
  ]);
  expect(experiments[0]?.others).toMatchObject([{ id: 'b', module: { kind: 'hero', title: 'b' } }]);
  expect(read({ others: [second, third, fourth], shares: ['1', '2', '3', '94'] }).faults).toEqual(
    [],
  );
});

test.each([
  ['no key', { key: null }, /has no key/],
  ['a key that no address takes', { key: 'Hero test' }, /has no key/],
  ['a key that is too long', { key: 'a'.repeat(41) }, /has no key/],
  ['an unknown entry', { changes: undefined }, /is not there/],
  ['promotions', { changes: entry('p', 'promoSettings') }, /prices or promises/],
  ['what delivery costs', { changes: entry('p', 'marketFacts') }, /prices or promises/],
  ['a product', { changes: entry('p', 'productPage') }, /"productPage", which is no module/],
  ['no other way', { others: [] }, /has no other way/],
  ['a way that is gone', { others: [second, {}] }, /has no other way/],
  ['five ways', { others: [second, third, fourth, fifth] }, /more than 4/],
  ['a way twice', { others: [second, second] }, /twice/],
  ['itself', { others: [first] }, /twice/],
  ['a page for a module', { others: [entry('p', 'homePage')] }, /"homePage" in place of a "hero"/],
  [
    'a menu for a page',
    { changes: entry('p', 'homePage'), others: [entry('m', 'menu')] },
    /"menu"/,
  ],
  ['a way without a title', { others: [entry('t', 'hero', {})] }, /a way that has no title/],
  ['a share too few', { shares: ['100'] }, /2 ways and 1 shares/],
  ['shares below 100', { shares: ['50', '49'] }, /sum of 100/],
  ['shares above 100', { shares: ['50', '51'] }, /sum of 100/],
  ['parts of percents', { shares: ['49.5', '50.5'] }, /sum of 100/],
])('with %s is left out and named', (_, fields, reason) => {
  const { experiments, faults } = read(fields);
  expect(experiments).toEqual([]);
  expect(faults).toEqual([{ entryId: 'x', reason: expect.stringMatching(reason) }]);
});

it('with the key of another is left out, and its ways still stand for no page', () => {
  const copy = entry('y', 'experiment', { ...FIELDS, changes: third, others: [fourth] });
  const { experiments, otherWays, faults } = read({}, copy);
  expect(experiments).toHaveLength(1);
  expect(otherWays).toEqual(['b', 'd']);
  expect(faults).toEqual([{ entryId: 'y', reason: 'has the key "hero" of another' }]);
});
