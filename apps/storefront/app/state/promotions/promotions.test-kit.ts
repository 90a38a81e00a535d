import type { Checkout, CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { FREE_ITEM_MARK, type PromoSettings } from '@lokke/domain/promotions';
import { createCartStore } from '../cart/cart-store.ts';
import {
  line as lineOf,
  merchandise as merchandiseOf,
} from '../measurement/measurement.test-kit.ts';
import {
  type AvailableDiscounts,
  createPromotionsEngine,
  type PromotionEvent,
} from './promotions-engine.ts';

export const SETTINGS: PromoSettings = {
  threshold: 2,
  collections: ['care'],
  excludedTags: [],
  freeItem: { productId: 'mask', variantId: 'mask-variant' },
};

function merchandise(product: string, collection: string): CheckoutMerchandise {
  const { product: facts, ...variant } = merchandiseOf(1, 10);
  const node = { id: collection, handle: collection, title: collection };
  return {
    ...variant,
    id: `${product}-variant`,
    product: { ...facts, id: product, title: product, collections: { edges: [{ node }] } },
  };
}

interface LineFacts {
  readonly paid?: number;
  readonly mark?: string;
}

export function line(product: string, quantity: number, facts: LineFacts = {}): CheckoutLine {
  const { paid = 10 * quantity, mark } = facts;
  return {
    ...lineOf(1, quantity, 10, paid),
    id: `line of ${product}${mark ?? ''}`,
    attributes: mark === undefined ? [] : [{ key: mark, value: 'true' }],
    merchandise: merchandise(product, product === 'mask' ? 'travel' : 'care'),
  };
}

export const freeMask = (paid = 0) => line('mask', 1, { paid, mark: FREE_ITEM_MARK });

export function engineOnBench() {
  const store = createCartStore();
  const announced: PromotionEvent[] = [];
  let waiting: (() => void) | null = null;
  const offers: { availableDiscounts: AvailableDiscounts | null } = {
    availableDiscounts: { discounts: [], gifts: [] },
  };
  const bench = Object.assign(offers, {
    store,
    flags: { isFreeItemDisabled: false, wasRemovedByHand: false },
    announced,
    evaluate: () => engine.evaluate(),
    queued: () => store.getSnapshot().queue.map(({ change }) => change),
    async answer(checkout: Checkout) {
      const { queue } = store.getSnapshot();
      store.receive(checkout);
      store.resolve(queue, { ok: true, checkout });
      await Promise.resolve();
    },
    /** Answers as if another tab had changed the cart. */
    async findStale(checkout: Checkout) {
      store.resolve(store.getSnapshot().queue, { ok: false, message: '', isStale: true });
      await Promise.resolve();
      store.receive(checkout);
    },
    wait() {
      const work = waiting;
      waiting = null;
      work?.();
    },
  });
  const engine = createPromotionsEngine({
    store,
    settings: SETTINGS,
    freeItem: merchandise('mask', 'travel'),
    flags: () => bench.flags,
    availableDiscounts: () => bench.availableDiscounts,
    disableFreeItem: () => {
      bench.flags.isFreeItemDisabled = true;
    },
    onEvent: (event) => announced.push(event),
    after: (_, work) => {
      waiting = work;
      return () => {
        waiting = null;
      };
    },
  });
  return bench;
}
