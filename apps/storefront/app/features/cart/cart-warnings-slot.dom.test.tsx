import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import type { Warnings } from './cart-warnings.tsx';
import { CartWarningsSlot } from './cart-warnings-slot.tsx';

const CART = checkout(line(1, 1, 10, 10));
const warning = (code: string): Warnings[number] => ({ code, target: '' });

async function renders(warnings: Warnings, ofCodes = false) {
  const { container } = await renderInShop(
    <CartWarningsSlot warnings={warnings} ofCodes={ofCodes} />,
    { checkout: CART },
  );
  await act(() => vi.dynamicImportSettled());
  return textsOf(container.querySelectorAll('p[class*=gone]'));
}
const readStatus = () => textsOf(screen.getAllByRole('status')).join(' ');

it('tells codes where they are typed, and all else with the lines, each text once', async () => {
  const warnings = [
    warning('DISCOUNT_NOT_FOUND'),
    warning('PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION'),
    warning('PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION'),
    warning('SOMETHING_OF_NEXT_YEAR'),
  ];
  const [other, ...none] = await renders(warnings);
  expect(none).toEqual([]);
  expect(readStatus()).toContain(other);
  const codes = await renders(warnings, true);
  expect(codes).toHaveLength(1);
  expect(codes).not.toContain(other);
});

it('announces what two places show once', async () => {
  const warnings = [warning('DISCOUNT_USAGE_LIMIT_REACHED')];
  const [text = ''] = await renders(warnings, true);
  expect(readStatus()).toContain(text);
  document.body.replaceChildren();
  expect(await renders(warnings, true)).toEqual([text]);
  expect(readStatus()).not.toContain(text);
});

it('shows nothing without a text', async () => {
  expect(await renders([warning('toString')])).toEqual([]);
  expect(await renders([])).toEqual([]);
});
