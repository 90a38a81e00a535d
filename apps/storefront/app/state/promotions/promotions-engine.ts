import type { Checkout, CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import {
  type AutomaticDiscount,
  isGivenByDiscount,
  SWEEP_DELAY_IN_MS,
  sweepFreeLines,
} from '@lokke/domain/discounts';
import {
  chargedRewards,
  decideFreeItem,
  type FreeItemDecision,
  isFreeUnit,
  isReward,
  type PromoSettings,
} from '@lokke/domain/promotions';
import type { CartChange, CartStore } from '../cart/cart-store.ts';

/** An automatic change to announce. */
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
  /** Null until known: nothing is removed before. */
  readonly availableDiscounts: () => AvailableDiscounts | null;
  readonly disableFreeItem: () => void;
  readonly onEvent: (event: PromotionEvent) => void;
  /** setTimeout; returns how to cancel. */
  readonly after: (delayInMs: number, work: () => void) => () => void;
}

export type PromotionsEngine = ReturnType<typeof createPromotionsEngine>;

/** Carries out promotion decisions (spec §4) on carts without pending changes, each once. */
export function createPromotionsEngine(options: PromotionsEngineOptions) {
  const { store, settings, freeItem, flags, availableDiscounts, disableFreeItem, onEvent, after } =
    options;
  let lastActionKey = '';
  let sweepDone = '';
  let callOff = () => {};

  const idleLines = () => {
    const { checkout, queue } = store.getSnapshot();
    if (checkout === null || queue.length > 0) return null;
    return checkout.lines.edges.map(({ node }) => node);
  };

  const execute = async (change: CartChange, event: PromotionEvent): Promise<void> => {
    const outcome = await store.enqueue(change, { onlyIfCurrent: true });
    const isThere = event.kind !== 'added' || (outcome.ok && hasFreeItem(outcome.checkout));
    if (outcome.ok && isThere) onEvent(event);
    // The cart has changed since, so the decision was dropped.
    if ('isStale' in outcome) {
      lastActionKey = '';
      sweepDone = '';
    }
  };

  // A sold-out item is answered with quantity 0.
  const hasFreeItem = (checkout: Checkout | null): boolean =>
    checkout?.lines.edges.some(
      ({ node }) => node.quantity > 0 && isFreeUnit(node) && node.merchandise?.id === freeItem?.id,
    ) ?? false;

  const titlesOf = (lineIds: readonly string[]): readonly string[] =>
    (idleLines() ?? []).flatMap(({ id, merchandise }) =>
      merchandise !== null && lineIds.includes(id) ? [merchandise.product.title] : [],
    );

  const take = (action: PromotionAction): void => {
    switch (action.kind) {
      case 'keep':
        return;
      case 'add': {
        if (freeItem === null) return;
        const lineItem = { ...action.line, attributes: [...action.line.attributes] };
        const additions = [{ lineItem, merchandise: freeItem }];
        const event = { kind: 'added', titles: [freeItem.product.title] } as const;
        void execute({ kind: 'add', additions }, event);
        return;
      }
      case 'remove':
      case 'giveUp': {
        const kind = action.kind === 'remove' ? 'removed' : 'ended';
        const event = { kind, titles: titlesOf(action.lineIds) } as const;
        if (action.kind === 'giveUp') disableFreeItem();
        void execute({ kind: 'remove', lineIds: action.lineIds }, event);
      }
    }
  };

  const sweep = (): void => {
    const lines = idleLines();
    const offers = availableDiscounts();
    if (lines === null || offers === null) return;
    const swept = sweepFreeLines({ lines, ...offers, promo: settings });
    const key = JSON.stringify(swept);
    if (swept.length === 0 || key === sweepDone) return;
    sweepDone = key;
    const titles = titlesOf(swept.map(({ id }) => id));
    void execute({ kind: 'replace', lines: swept }, { kind: 'swept', titles });
  };

  /** Runs when the cart, flags or discounts have changed. */
  const evaluate = (): void => {
    callOff();
    const lines = idleLines();
    if (lines === null) return;
    const input = { lines, settings, ...flags() };
    const action = nextAction(input, availableDiscounts());
    const key = actionKey(action, input);
    if (action.kind !== 'keep' && key !== lastActionKey) {
      lastActionKey = key;
      take(action);
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

interface PromotionFlags {
  readonly isFreeItemDisabled: boolean;
  readonly wasRemovedByHand: boolean;
}

type PromotionAction =
  | FreeItemDecision
  /** Removes a free item that the platform charges for. */
  | { readonly kind: 'giveUp'; readonly lineIds: readonly string[] };

interface ActionInput extends PromotionFlags {
  readonly lines: readonly CheckoutLine[];
  readonly settings: PromoSettings;
}

function nextAction(
  { lines, settings, ...flags }: ActionInput,
  offers: AvailableDiscounts | null,
): PromotionAction {
  const variantId = settings.freeItem?.variantId ?? '';
  const charged = chargedRewards(lines).filter(
    (line) => isFreeUnit(line) && line.merchandise?.id === variantId,
  );
  const isGiven =
    offers === null
      ? charged.length === 0
      : isGivenByDiscount(variantId, { lines, discounts: offers.discounts });
  const decision = decideFreeItem({ lines, settings, ...flags, isGivenByDiscount: isGiven });
  if (decision.kind !== 'keep') return decision;
  return charged.length === 0 ? decision : { kind: 'giveUp', lineIds: charged.map(({ id }) => id) };
}

/** Key of an action on a cart: one that did not change it, as when the item is sold out, is not repeated. */
function actionKey(step: PromotionAction, { lines, settings, ...flags }: ActionInput): string {
  const chosen = lines
    .filter((line) => !isReward(line) && line.merchandise?.id !== settings.freeItem?.variantId)
    .map(({ id, quantity }) => `${id} ${quantity}`);
  return JSON.stringify([step.kind, flags, ...chosen.sort()]);
}
