import type { Checkout, LineItem } from '@lokke/contract/checkout';
import type { Market } from '@lokke/domain/markets';
import { FREE_ITEM_MARK } from '@lokke/domain/promotions';
import type { Log } from '../../telemetry/index.ts';
import type { Carts } from './create-carts.ts';

/** Attribute of a cart that an assistant made; it arrives at the order. */
export const SOURCE_MARK = '_source';

/** Sums up what was added, at the prices of the cart that has it now. */
function valueAdded(items: readonly LineItem[], { edges }: Checkout['lines']) {
  const priceOf = ({ variantId }: LineItem) =>
    edges.find(({ node }) => node.merchandise?.id === variantId)?.node.cost.amountPerQuantity;
  const value = items.reduce(
    (sum, item) => sum + Number(priceOf(item)?.amount ?? 0) * item.quantity,
    0,
  );
  return {
    value: Number(value.toFixed(2)),
    currency: edges[0]?.node.cost.amountPerQuantity.currencyCode,
  };
}

/** Logs what the shop counts: new carts, added lines, free items, refused codes, chosen salons. */
export function logCartEvents(carts: Carts, { locale }: Market, log: Log): Carts {
  const note = (event: string, more: object = {}) =>
    log({ level: 'info', event, market: locale, ...more });
  const noteLines = (items: readonly LineItem[], { lines }: Checkout) => {
    note('cart.linesAdded', valueAdded(items, lines));
    if (items.some(({ attributes }) => attributes?.some(({ key }) => key === FREE_ITEM_MARK))) {
      note('promotion.given');
    }
  };
  return {
    ...carts,
    create: async (items, more) => {
      const result = await carts.create(items, more);
      if (result.ok) {
        const isByAgent = more?.attributes?.some(({ key }) => key === SOURCE_MARK) === true;
        note(isByAgent ? 'cart.createdByAgent' : 'cart.created');
        if (items.length > 0) noteLines(items, result.value.checkout);
      }
      return result;
    },
    add: async (id, items) => {
      const result = await carts.add(id, items);
      if (result.ok) noteLines(items, result.value.checkout);
      return result;
    },
    setCodes: async (id, wanted) => {
      const result = await carts.setCodes(id, wanted);
      const isRefused =
        result.ok && result.value.checkout.discountCodes.some(({ applicable }) => !applicable);
      if (isRefused) note('code.refused');
      return result;
    },
    setSalon: async (id, salonNo, prescription) => {
      const result = await carts.setSalon(id, salonNo, prescription);
      if (result.ok && salonNo !== null) note('salon.chosen');
      return result;
    },
  };
}
