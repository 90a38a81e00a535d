import type { Checkout, CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { FREE_ITEM_MARK, type PromoSettings } from '@lokke/domain/promotions';
import { type CartStore, createCartStore, type QueuedChange } from '../cart/cart-store.ts';
import {
  type AvailableDiscounts,
  createPromotionsEngine,
  type PromotionEvent,
} from './promotions-engine.ts';

const SETTINGS: PromoSettings = {
  threshold: 2,
  collections: ['care'],
  excludedTags: [],
  freeItem: { productId: 'mask', variantId: 'mask-variant' },
};

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

function merchandise(product: string, collection: string): CheckoutMerchandise {
  return {
    id: `${product}-variant`,
    title: 'Default Title',
    sku: null,
    availableForSale: true,
    quantityAvailable: null,
    priceV2: euros('10.0'),
    compareAtPriceV2: null,
    image: null,
    selectedOptions: [],
    product: {
      id: product,
      handle: product,
      title: product,
      productType: '',
      vendor: 'Acme',
      tags: [],
      collections: { edges: [{ node: { id: collection, handle: collection, title: collection } }] },
    },
  };
}

interface LineFacts {
  readonly total?: string;
  readonly mark?: string;
}

export function line(product: string, quantity: number, facts: LineFacts = {}): CheckoutLine {
  const { total = `${10 * quantity}.0`, mark } = facts;
  return {
    id: `line of ${product}${mark ?? ''}`,
    quantity,
    sellingPlanId: null,
    sellingPlanName: null,
    attributes: mark === undefined ? [] : [{ key: mark, value: 'true' }],
    cost: {
      amountPerQuantity: euros('10.0'),
      compareAtAmountPerQuantity: null,
      subtotalAmount: euros(`${10 * quantity}.0`),
      totalAmount: euros(total),
    },
    discountAllocations: [],
    merchandise: merchandise(product, product === 'mask' ? 'travel' : 'care'),
  };
}

export const freeMask = (total = '0.0') => line('mask', 1, { total, mark: FREE_ITEM_MARK });

export function checkoutOf(...lines: readonly CheckoutLine[]): Checkout {
  return {
    id: 'gid://shopify/Cart/1?key=a',
    createdAt: '2026-01-01T00:00:00Z',
    completedAt: null,
    checkoutUrl: '',
    totalQuantity: 0,
    buyerIdentity: { countryCode: 'NL' },
    cost: { subtotalAmount: euros('0.0'), totalAmount: euros('0.0') },
    salonNo: null,
    discountCodes: [],
    discountAllocations: [],
    warnings: [],
    lines: { edges: lines.map((node) => ({ node })) },
  };
}

export interface EngineOnBench {
  readonly store: CartStore;
  readonly flags: { isFreeItemDisabled: boolean; wasRemovedByHand: boolean };
  availableDiscounts: AvailableDiscounts | null;
  readonly announced: readonly PromotionEvent[];
  readonly evaluate: () => void;
  readonly queued: () => readonly QueuedChange['change'][];
  readonly answer: (checkout: Checkout) => Promise<void>;
  /** Another tab had changed the cart. */
  readonly findStale: (checkout: Checkout) => Promise<void>;
  readonly wait: () => void;
}

export function engineOnBench(): EngineOnBench {
  const store = createCartStore();
  const announced: PromotionEvent[] = [];
  let waiting: (() => void) | null = null;
  const bench: EngineOnBench = {
    store,
    flags: { isFreeItemDisabled: false, wasRemovedByHand: false },
    availableDiscounts: { discounts: [], gifts: [] },
    announced,
    evaluate: () => engine.evaluate(),
    queued: () => store.getSnapshot().queue.map(({ change }) => change),
    async answer(checkout) {
      const { queue } = store.getSnapshot();
      store.receive(checkout);
      store.resolve(queue, { ok: true, checkout });
      await Promise.resolve();
    },
    async findStale(checkout) {
      store.resolve(store.getSnapshot().queue, { ok: false, message: '', isStale: true });
      await Promise.resolve();
      store.receive(checkout);
    },
    wait() {
      const work = waiting;
      waiting = null;
      work?.();
    },
  };
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
