import { expect, it, test } from 'vitest';
import CASES from './override-problems.cases.json' with { type: 'json' };
import { messagesFor, overrideProblems } from './override-problems.ts';

const SOURCE = {
  'home.title': '{brand}',
  'home.greeting': 'Hello {name}',
  'wishlist.count': { one: 'Wishlist, one item', other: 'Wishlist, {count} items' },
  'checkout.change': 'Change {what:lowercase}',
};
const usualOf = (tag: string) => (tag.startsWith('nl') ? { 'home.title': '{brand}' } : null);

test.each(CASES)('a brand that says $tag $overrides: $problem', ({ tag, overrides, problem }) => {
  const problems = overrideProblems(new Map([[tag, overrides]]), { source: SOURCE, usualOf });
  expect(problems).toEqual(problem === null ? [] : [`messages/${tag}.json: ${problem}`]);
});

it('texts of the platform and of the storefront stand in one file', () => {
  const messages = new Map([['nl', { 'home.title': 'A', 'platform.checkout.payment': 'B' }]]);
  expect(messagesFor('storefront', messages).get('nl')).toEqual({ 'home.title': 'A' });
  expect(messagesFor('platform', messages).get('nl')).toEqual({ 'platform.checkout.payment': 'B' });
});
