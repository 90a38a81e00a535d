import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { FREE_ITEM_MARK, GIFT_MARK } from '@lokke/domain/promotions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { OfferChooser, PromotionOffers } from './promotion-offers.tsx';

const PATIENT = { timeout: 10_000 };
const ID = 'gid://shopify/DiscountAutomaticNode/';

const free = (title: string, isSoldOut?: true) => ({
  id: title,
  variantId: title,
  title,
  handle: title,
  featuredImage: null,
  ...(isSoldOut && { isSoldOut }),
});

/** A discount of all products, as the shop's server answers with it. */
function wire(id: number, value: object, products: readonly object[], status = 'ACTIVE') {
  return {
    discountId: `${ID}${id}`,
    type: 'DiscountAutomaticBxgy',
    data: {
      status,
      title: `Offer ${id}`,
      usesPerOrderLimit: 1,
      customerBuys: { items: { __typename: 'AllDiscountItems' }, value },
      customerGets: { products },
    },
  };
}

async function renderOffers(gifts: readonly object[], discounts: readonly object[] = []) {
  const all = [...gifts, ...discounts];
  vi.stubGlobal('fetch', async (url: string) => {
    const wanted = new URL(url, 'https://shop.example').searchParams.get('discountId');
    const found = all.find((one) => 'discountId' in one && one.discountId === wanted);
    return found === undefined
      ? Response.json({ message: 'Not found' }, { status: 404 })
      : Response.json(found);
  });
  const idsOf = (some: readonly object[]) =>
    some.flatMap((one) => ('discountId' in one ? [String(one.discountId)] : []));
  const promotions = {
    ...NO_PROMOTIONS,
    giftIds: idsOf(gifts),
    discountIds: [...idsOf(discounts), `${ID}9`],
  };
  const onKnown = vi.fn();
  const { store, container } = await renderInShop(<PromotionOffers onKnown={onKnown} />, {
    checkout: checkout(line(1, 2, 10, 20)),
    modules: { promotions },
  });
  await waitFor(() => expect(onKnown).toHaveBeenCalledOnce(), PATIENT);
  const findAdded = () =>
    store
      .getSnapshot()
      .queue.flatMap(({ change }) =>
        change.kind === 'add' ? change.additions.map(({ lineItem }) => lineItem) : [],
      );
  const answers = (ok: boolean) =>
    act(async () =>
      store.resolve(
        store.getSnapshot().queue,
        ok ? { ok, checkout: checkout(line(1, 2, 10, 20)) } : { ok, message: 'Sold out.' },
      ),
    );
  return { findAdded, answers, container };
}

test('a free product is named with what its button says, also where it is sold out', async () => {
  const products = [free('Shampoo'), free('Mask', true)];
  const offer = { discountId: '1', title: 'Free travel size', unitsLeft: 1, products };
  await renderInShop(<OfferChooser offer={offer} />, { checkout: checkout(line(1, 3, 10, 30)) });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add Shampoo, free',
    'Mask, Sold out',
  ]);
  expect(buttons.map((button) => button.textContent)).toEqual(['Free', 'Sold out']);
});

test('what is near is told by what it lacks, and what has ended not at all', async () => {
  const { container } = await renderOffers(
    [wire(1, { amount: '50.0' }, [free('Comb')]), wire(2, { quantity: '3' }, [free('Pouch')])],
    [
      wire(3, { quantity: '4' }, [free('Mask')]),
      wire(4, { quantity: '3' }, [free('Oil')], 'EXPIRED'),
    ],
  );
  expect(textsOf(container.querySelectorAll('li')).toSorted()).toEqual([
    'Offer 1€30.00 to go',
    'Offer 22 of 3 products counted',
    'Offer 32 of 4 products counted',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an earned unit is added with its mark, and a refusal is told in its place', async () => {
  const { findAdded, answers } = await renderOffers(
    [],
    [wire(1, { quantity: '2' }, [free('Comb'), free('Oil')])],
  );
  const offer = within(screen.getByRole('region', { name: 'Offer 1' }));
  expect(offer.getByRole('heading').textContent).toBe('Choose a free product');
  await act(async () => fireEvent.click(offer.getByRole('button', { name: 'Add Oil, free' })));
  const attributes = [{ key: FREE_ITEM_MARK, value: 'true' }];
  expect(findAdded()).toEqual([{ variantId: 'Oil', quantity: 1, attributes }]);
  await answers(false);
  expect(offer.getByText(/Sold out\./)).toBeDefined();
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  await act(async () => fireEvent.click(offer.getByRole('button', { name: 'Add Comb, free' })));
  await answers(true);
  expect(offer.queryByText(/Sold out\./)).toBeNull();
});

test('one gift of several is chosen, of those that are left, and added with its mark', async () => {
  const { findAdded, answers } = await renderOffers([
    wire(1, { quantity: '2' }, [free('Comb', true), free('Pouch'), free('Oil')]),
  ]);
  const gift = within(screen.getByRole('form', { name: 'Offer 1' }));
  const radios = gift.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
  const press = () => act(async () => fireEvent.click(gift.getByRole('button')));
  await press();
  const attributes = [{ key: GIFT_MARK, value: 'true' }];
  const gifts = [{ variantId: 'Pouch', quantity: 1, attributes }];
  expect(findAdded()).toEqual(gifts);
  // Nothing is taken twice while it is on its way.
  await press();
  expect(findAdded()).toEqual(gifts);
  await answers(false);
  expect(gift.getByText(/Sold out\./)).toBeDefined();
  for (const radio of radios.slice(2)) fireEvent.click(radio);
  await press();
  expect(findAdded()).toEqual([{ variantId: 'Oil', quantity: 1, attributes }]);
});

test('a gift of which nothing is left cannot be taken', async () => {
  const { findAdded } = await renderOffers([
    wire(5, { quantity: '2' }, [free('Comb', true), free('Oil', true)]),
  ]);
  const form = screen.getByRole('form', { name: 'Offer 5' });
  expect(within(form).getByRole('button')).toHaveProperty('disabled', true);
  fireEvent.submit(form);
  expect(findAdded()).toEqual([]);
});
