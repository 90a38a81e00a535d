import type { Checkout, CheckoutMerchandise } from '@lokke/contract/checkout';
import { type AutomaticDiscount, SWEEP_DELAY_IN_MS, sweepFreeLines } from '@lokke/domain/discounts';
import { isFreeUnit, type PromoSettings } from '@lokke/domain/promotions';
import type { CartChange, CartStore } from '../cart/cart-store.ts';
import {
  actionKey,
  type PromotionAction,
  type PromotionFlags,
  promotionStep,
} from './promotion-action.ts';

/** What was done to the cart without the visitor's asking, to be said aloud. */
export interface PromotionEvent {
  readonly kind: 'added' | 'removed' | 'ended' | 'swept';
  readonly titles: readonly string[];
}

export interface AvailableDiscounts {
  readonly discounts: readonly AutomaticDiscount[];
  readonly gifts: readonly AutomaticDiscount[];
}

export interface PromotionsEngineOptions {
  readonly store: CartStore;
  readonly settings: PromoSettings;
  readonly freeItem: CheckoutMerchandise | null;
  readonly flags: () => PromotionFlags;
  /** null until they are known: nothing is swept on a guess. */
  readonly availableDiscounts: () => AvailableDiscounts | null;
  readonly disableFreeItem: () => void;
  readonly tell: (event: PromotionEvent) => void;
  /** Runs the work later; answers how to call it off. */
  readonly after: (delayInMs: number, work: () => void) => () => void;
}

export interface PromotionsEngine {
  /** Looks at the cart as it stands. To be called when it, the flags or the discounts have changed. */
  readonly evaluate: () => void;
  readonly stop: () => void;
}

/** Carries out what the promotions decide (spec §4): only on carts that are settled, and each decision once. */
export function createPromotionsEngine(options: PromotionsEngineOptions): PromotionsEngine {
  const {
    store,
    settings,
    freeItem,
    flags,
    availableDiscounts: onOffer,
    disableFreeItem,
    tell,
    after,
  } = options;
  let stepTaken = '';
  let sweepDone = '';
  let callOff = () => {};

  const settledLines = () => {
    const { checkout, queue } = store.getSnapshot();
    if (checkout === null || queue.length > 0) return null;
    return checkout.lines.edges.map(({ node }) => node);
  };

  const carryOut = async (change: CartChange, event: PromotionEvent): Promise<void> => {
    const outcome = await store.enqueue(change, { onlyIfCurrent: true });
    const isThere = event.kind !== 'added' || (outcome.ok && hasFreeItem(outcome.checkout));
    if (outcome.ok && isThere) tell(event);
    // The cart is another one by now, so what was decided for this one was not carried out.
    if ('isStale' in outcome) {
      stepTaken = '';
      sweepDone = '';
    }
  };

  // One that is sold out is answered as a line of none.
  const hasFreeItem = (checkout: Checkout | null): boolean =>
    checkout?.lines.edges.some(
      ({ node }) => node.quantity > 0 && isFreeUnit(node) && node.merchandise?.id === freeItem?.id,
    ) ?? false;

  const titlesOf = (lineIds: readonly string[]): readonly string[] =>
    (settledLines() ?? []).flatMap(({ id, merchandise }) =>
      merchandise !== null && lineIds.includes(id) ? [merchandise.product.title] : [],
    );

  const take = (step: PromotionAction): void => {
    switch (step.kind) {
      case 'keep':
        return;
      case 'add': {
        if (freeItem === null) return;
        const lineItem = { ...step.line, attributes: [...step.line.attributes] };
        const additions = [{ lineItem, merchandise: freeItem }];
        const event = { kind: 'added', titles: [freeItem.product.title] } as const;
        void carryOut({ kind: 'add', additions }, event);
        return;
      }
      case 'remove':
      case 'giveUp': {
        const kind = step.kind === 'remove' ? 'removed' : 'ended';
        const event = { kind, titles: titlesOf(step.lineIds) } as const;
        if (step.kind === 'giveUp') disableFreeItem();
        void carryOut({ kind: 'remove', lineIds: step.lineIds }, event);
      }
    }
  };

  const sweep = (): void => {
    const lines = settledLines();
    const offers = onOffer();
    if (lines === null || offers === null) return;
    const swept = sweepFreeLines({ lines, ...offers, promo: settings });
    const key = JSON.stringify(swept);
    if (swept.length === 0 || key === sweepDone) return;
    sweepDone = key;
    const titles = titlesOf(swept.map(({ id }) => id));
    void carryOut({ kind: 'replace', lines: swept }, { kind: 'swept', titles });
  };

  const evaluate = (): void => {
    callOff();
    const lines = settledLines();
    if (lines === null) return;
    const question = { lines, settings, ...flags() };
    const step = promotionStep(question);
    const key = actionKey(step, question);
    if (step.kind !== 'keep' && key !== stepTaken) {
      stepTaken = key;
      take(step);
      return;
    }
    callOff = after(SWEEP_DELAY_IN_MS, sweep);
  };

  const unsubscribe = store.subscribe(evaluate);
  return {
    evaluate,
    stop() {
      unsubscribe();
      callOff();
    },
  };
}
