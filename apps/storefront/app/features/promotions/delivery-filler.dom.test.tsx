import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout, line, merchandise } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { DeliveryFiller } from './delivery-filler.tsx';

const CART = checkout(line(1, 3, 10, 30));

/** Renders a bag of 30 € where delivery is free from an amount, and products of 12 and 25 € are sold. */
function renderFiller(freeFrom: number) {
  const asked: string[] = [];
  const fillers = [12, 25].map((price) => ({
    id: `product ${price}`,
    range: null,
    priceInMinorUnits: price * 100,
    merchandise: merchandise(price, price),
  }));
  const freeDeliveryFrom = { amountInMinorUnits: freeFrom, currencyCode: 'EUR' } as const;
  const rendered = renderInShop(<DeliveryFiller />, {
    checkout: {
      ...CART,
      cost: { ...CART.cost, totalAmount: { amount: '30.0', currencyCode: 'EUR' } },
    },
    modules: { promotions: { ...NO_PROMOTIONS, freeDeliveryFrom } },
    loader: ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return { fillers };
    },
  });
  return { rendered, asked };
}

test('a product that closes the gap is offered, and added by a press', async () => {
  const { store } = await renderFiller(4_000).rendered;
  expect(screen.getByRole('region', { name: 'With this, delivery is free' })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add Product 12' })));
  const lineItem = { variantId: merchandise(12, 12).id, quantity: 1 };
  expect(store.getSnapshot().queue).toMatchObject([
    { change: { kind: 'add', additions: [{ lineItem }] } },
  ]);
});

test('nothing is offered where none fits, and none is asked for where the gap is large or closed', async () => {
  const { rendered, asked } = renderFiller(5_800);
  await rendered;
  expect(screen.queryByRole('region')).toBeNull();
  expect(asked).toContain('/fillers');
  for (const freeFrom of [6_001, 3_000]) {
    const other = renderFiller(freeFrom);
    await other.rendered;
    expect(screen.queryByRole('region')).toBeNull();
    expect(other.asked).not.toContain('/fillers');
  }
});
