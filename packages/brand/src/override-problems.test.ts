import { expect, it, test } from 'vitest';
import { messagesFor, overrideProblems } from './override-problems.ts';

const SOURCE = {
  'home.title': '{brand}',
  'home.greeting': 'Hello {name}',
  'wishlist.count': { one: 'Wishlist, one item', other: 'Wishlist, {count} items' },
  'checkout.change': 'Change {what:lowercase}',
};
const usualOf = (tag: string) => (tag.startsWith('nl') ? { 'home.title': '{brand}' } : null);

test.each([
  ['nl', { 'home.title': 'Welkom' }, null],
  ['nl', { 'home.title': '{brand} in Leiden' }, null],
  ['nl-BE', { 'home.greeting': 'Dag {name}' }, null],
  ['it', { 'home.title': 'Ciao' }, 'there is no language "it".'],
  ['nl', { 'home.slogan': 'Hoi' }, '"home.slogan" is no message.'],
  ['nl', { 'home.title': '' }, '"home.title" must not be empty.'],
  ['nl', { 'home.title': 'Hoi {name}' }, '"home.title" must have no placeholder, not {name}.'],
  [
    'nl',
    { 'home.greeting': 'Hoi {name:lowercase}' },
    '"home.greeting" must have {name}, not {name:lowercase}.',
  ],
  ['nl', { 'checkout.change': '{what} wijzigen' }, null],
  ['nl', { 'checkout.change': 'Wijzig {what:lowercase}' }, null],
  [
    'nl',
    { 'checkout.change': 'Wijzig' },
    '"checkout.change" must have {what}, not no placeholder.',
  ],
  ['nl', { 'home.title': { other: 'Hoi' } }, '"home.title" must be a text.'],
  ['nl', { 'home.title': '{brand}' }, '"home.title" says what it says anyway: take it away.'],
  [
    'nl',
    { 'wishlist.count': 'Verlanglijst' },
    '"wishlist.count" must have plural forms, "other" among them.',
  ],
  ['nl', { 'wishlist.count': { one: 'Lijst, één ding', other: 'Lijst, {count} dingen' } }, null],
  [
    'nl',
    { 'wishlist.count': { other: 'Lijst van {name}' } },
    '"wishlist.count" must have no placeholder, not {name}.',
  ],
])('a brand that says %s %o: %s', (tag, overrides, problem) => {
  const problems = overrideProblems(new Map([[tag, overrides]]), { source: SOURCE, usualOf });
  expect(problems).toEqual(problem === null ? [] : [`messages/${tag}.json: ${problem}`]);
});

it('texts of the platform and of the storefront stand in one file', () => {
  const messages = new Map([['nl', { 'home.title': 'A', 'platform.checkout.payment': 'B' }]]);
  expect(messagesFor('storefront', messages).get('nl')).toEqual({ 'home.title': 'A' });
  expect(messagesFor('platform', messages).get('nl')).toEqual({ 'platform.checkout.payment': 'B' });
});
