import { expect, test } from 'vitest';
import { stepWith } from './conformance.test-kit.ts';
import { createLearnedIds } from './learned-ids.ts';

test('a hidden id is known again by those beside it', () => {
  const ids = createLearnedIds();
  const hidden = 'gid://shopify/Cart/<redacted:cart>';
  const [first, second] = ['gid://shopify/CartLine/1', 'gid://shopify/CartLine/2'];
  ids.learn(
    { id: hidden, line: first },
    { id: 'gid://shopify/Cart/a', line: 'gid://shopify/CartLine/8' },
  );
  ids.learn(
    { id: hidden, line: second },
    { id: 'gid://shopify/Cart/b', line: 'gid://shopify/CartLine/9' },
  );
  const readings = ids.readings(stepWith({ variables: { id: hidden, line: first } }));
  expect(readings.map(({ variables }) => variables)).toEqual([
    { id: 'gid://shopify/Cart/a', line: 'gid://shopify/CartLine/8' },
  ]);
});

test('a hidden id that nothing tells apart may be each, the last first, until one is found to be meant', () => {
  const ids = createLearnedIds();
  const hidden = 'gid://shopify/Cart/<redacted:cart>';
  ids.learn({ id: hidden }, { id: 'gid://shopify/Cart/a' });
  ids.learn({ id: hidden }, { id: 'gid://shopify/Cart/b' });
  const step = stepWith({ variables: { id: hidden } });
  const carts = () => ids.readings(step).map(({ variables }) => variables['id']);
  expect(carts()).toEqual(['gid://shopify/Cart/b', 'gid://shopify/Cart/a']);
  const [, earlier] = ids.readings(step);
  if (earlier !== undefined) ids.settle(earlier);
  expect(carts()).toEqual(['gid://shopify/Cart/a', 'gid://shopify/Cart/b']);
});

test('a hidden code is always the same one, which a gift card could have', () => {
  const ids = createLearnedIds();
  const codesIn = (variables: object) => {
    const [reading] = ids.readings(stepWith({ variables: { ...variables } }));
    return reading?.variables;
  };
  const made = codesIn({ input: { code: '<redacted:card>' } });
  expect(made).toEqual({ input: { code: expect.stringMatching(/^[\da-f]{16}$/) } });
  expect(codesIn({ input: { code: '<redacted:card>' } })).toEqual(made);
  expect(codesIn({ input: { code: '<redacted:other card>' } })).not.toEqual(made);
  expect(codesIn({ code: 'WELCOME10' })).toEqual({ code: 'WELCOME10' });
});
