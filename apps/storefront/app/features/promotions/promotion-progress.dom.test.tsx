import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout, line, merchandise } from '../../state/measurement/measurement.test-kit.ts';
import { freeItemRemoved } from '../../state/promotions/free-item-removed.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { PromotionProgress } from './promotion-progress.tsx';

function renderProgress(
  quantity: number,
  freeDeliveryFrom: number | null,
  hasFreeItem = false,
  freeLineId: string | null = null,
) {
  const sold = merchandise(1, 10);
  const care = { node: { id: 'care', handle: 'care', title: 'Care' } };
  const counted = { ...sold.product, collections: { edges: [care] } };
  const bought = {
    ...line(1, quantity, 10, 10 * quantity),
    merchandise: { ...sold, product: counted },
  };
  const total = { amount: `${10 * quantity}.0`, currencyCode: 'EUR' };
  const freeItem = merchandise(9, 5);
  const { product } = freeItem;
  const mark = { attributes: [{ key: '_freeItem', value: 'true' }] };
  const free = freeLineId === null ? [] : [{ ...line(9, 1, 5, 5), ...mark, id: freeLineId }];
  return renderInShop(<PromotionProgress />, {
    checkout: { ...checkout(bought, ...free), cost: { subtotalAmount: total, totalAmount: total } },
    modules: {
      promotions: {
        ...NO_PROMOTIONS,
        ...(freeDeliveryFrom !== null && {
          freeDeliveryFrom: { amountInMinorUnits: freeDeliveryFrom, currencyCode: 'EUR' },
        }),
        ...(hasFreeItem && {
          freeItem,
          settings: {
            threshold: 2,
            collections: ['care'],
            excludedTags: [],
            freeItem: { productId: product.id, variantId: freeItem.id },
          },
        }),
      },
    },
  });
}

test.each([
  [null, ''],
  [0, ''],
  [2001, '€0.01 to go, then delivery is free.'],
  [2000, 'Delivery is free.'],
  [1999, 'Delivery is free.'],
])('with 20 € in the cart and free delivery from %s cents: %s', async (from, text) => {
  const { container } = await renderProgress(2, from);
  expect(container.textContent).toBe(text);
});

test.each([
  ['provisional:9', 'Product 9 is on its way to your bag.'],
  ['9', 'Product 9 is in your bag, free.'],
])('a free item with the line %s: %s', async (id, text) => {
  await renderProgress(2, null, true, id);
  expect(screen.getByText(text)).toBeDefined();
});

test('a free item that was taken out can be added again', async () => {
  freeItemRemoved().set(true);
  await renderProgress(2, null, true);
  expect(screen.getByText('You took Product 9 out. It is still yours, free.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add it back' }));
  expect(freeItemRemoved().get()).toBe(false);
});
