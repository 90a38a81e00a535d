import type { Checkout } from '@lokke/contract/checkout';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CartOutcome } from '../../state/cart/cart-store.ts';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { DiscountCodes } from './discount-codes.tsx';

const CART = checkout(line(1, 1, 10, 10));
const withCode = (code: string, applicable: boolean): Checkout => ({
  ...CART,
  discountCodes: [{ code, applicable }],
});

async function enter(code: string, cart = CART) {
  const { store } = await renderInShop(<DiscountCodes checkout={cart} />, { checkout: cart });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })));
  const readAsked = () =>
    store
      .getSnapshot()
      .queue.map(({ change }) => (change.kind === 'codes' ? change.discountCodes : null));
  const answer = (outcome: CartOutcome) =>
    act(async () => store.resolve(store.getSnapshot().queue, outcome));
  return { readAsked, answer, field };
}

test.each([
  ['without gift cards in bags', undefined],
  ['with them', []],
])('the field is called as at the checkout in a shop %s', async (_, giftCards) => {
  const cart = { ...CART, giftCards };
  await renderInShop(<DiscountCodes checkout={cart} />, { checkout: cart });
  expect(screen.getByRole('textbox', { name: 'Discount code or gift card' })).toBeDefined();
});

test('a code that applies is announced, and leaves the field', async () => {
  const { readAsked, answer, field } = await enter(' kam10 ');
  expect(readAsked()).toEqual([['kam10']]);
  await answer({ ok: true, checkout: withCode('KAM10', true) });
  expect(screen.getByText('KAM10 is applied.')).toBeDefined();
  expect(field.value).toBe('');
});

test('a code that does not apply is taken off again, and stays in the field', async () => {
  const { readAsked, answer, field } = await enter('KAM10');
  await answer({ ok: true, checkout: withCode('KAM10', false) });
  expect(readAsked()).toEqual([[]]);
  await answer({ ok: true, checkout: CART });
  expect(screen.getByText('KAM10 does not apply to this bag.')).toBeDefined();
  expect(field.value).toBe('KAM10');
});

test.each([
  ['without gift cards in bags says where it takes them', undefined, true],
  ['with gift cards in bags has tried it as one', [], false],
])('a code as of a gift card: a shop %s', async (_, giftCards, isLater) => {
  const { answer } = await enter('KAM0KAM0KAM0KAM0');
  const refused = { ...withCode('KAM0KAM0KAM0KAM0', false), giftCards };
  await answer({ ok: true, checkout: refused });
  await answer({ ok: true, checkout: CART });
  expect(screen.queryByText(/taken at the checkout/) !== null).toBe(isLater);
});

test.each([
  [{ ok: false, message: 'Later.' }, 'Your bag could not be changed. Later.'],
  [
    { ok: false, message: '', hasTooManyCodes: true },
    'Too many codes were tried. Wait a few minutes and try again.',
  ],
] as const)('a failure %j is said: %s', async (outcome, text) => {
  const { answer } = await enter('KAM10');
  await answer(outcome);
  expect(screen.getByText(text)).toBeDefined();
});

test('no code is nothing to send', async () => {
  const { readAsked } = await enter('  ');
  expect(readAsked()).toEqual([]);
  expect(screen.getByText('Enter a code first.')).toBeDefined();
});

test('a removed code leaves the others', async () => {
  const { store } = await renderInShop(
    <DiscountCodes
      checkout={{
        ...CART,
        discountCodes: [
          { code: 'A', applicable: true },
          { code: 'B', applicable: false },
        ],
      }}
    />,
    { checkout: CART },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove A' }));
  expect(store.getSnapshot().queue.map(({ change }) => change)).toMatchObject([
    { kind: 'codes', discountCodes: ['B'] },
  ]);
});

const amountUsed = { amount: '10.00', currencyCode: 'EUR' };
const card = { id: 'card', lastCharacters: '3f2a', amountUsed };

test.each([
  ['beside the first', true],
  ['in place of the first, which is said', false],
])('a second gift card is taken %s', async (_, isKept) => {
  const second = { id: 'second', lastCharacters: 'kam0', amountUsed };
  const { answer, field } = await enter('KAM0KAM0KAM0KAM0', { ...CART, giftCards: [card] });
  await answer({
    ok: true,
    checkout: { ...CART, giftCards: isKept ? [card, second] : [second] },
  });
  expect(field.value).toBe('');
  expect(screen.queryByText(/The one ending in 3f2a made room/) === null).toBe(isKept);
});

test('a gift card is taken off by its id, which is said', async () => {
  const cart = { ...CART, giftCards: [card] };
  const { store } = await renderInShop(<DiscountCodes checkout={cart} />, { checkout: cart });
  fireEvent.click(screen.getByRole('button', { name: 'Remove gift card ending in 3f2a' }));
  const { queue } = store.getSnapshot();
  expect(queue.map(({ change }) => change)).toMatchObject([{ removedGiftCards: ['card'] }]);
  await act(async () => store.resolve(queue, { ok: true, checkout: CART }));
  expect(screen.getByText('Gift card ending in 3f2a is removed.')).toBeDefined();
});
