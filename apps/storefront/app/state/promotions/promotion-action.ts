import type { CheckoutLine } from '@lokke/contract/checkout';
import {
  chargedRewards,
  decideFreeItem,
  type FreeItemDecision,
  isFreeUnit,
  isReward,
  type PromoSettings,
} from '@lokke/domain/promotions';

export interface PromotionFlags {
  readonly isFreeItemDisabled: boolean;
  readonly wasRemovedByHand: boolean;
}

export type PromotionAction =
  | FreeItemDecision
  /** Removes a free item that the platform charges for. */
  | { readonly kind: 'giveUp'; readonly lineIds: readonly string[] };

interface ActionInput extends PromotionFlags {
  readonly lines: readonly CheckoutLine[];
  readonly settings: PromoSettings;
}

/** Decides the next action for a cart. */
export function nextAction({ lines, settings, ...flags }: ActionInput): PromotionAction {
  const decision = decideFreeItem({ lines, settings, ...flags });
  if (decision.kind !== 'keep') return decision;
  const variantId = settings.freeItem?.variantId;
  const charged = chargedRewards(lines).filter(
    (line) => isFreeUnit(line) && line.merchandise?.id === variantId,
  );
  return charged.length === 0 ? decision : { kind: 'giveUp', lineIds: charged.map(({ id }) => id) };
}

/** Key of an action on a cart: one that did not change it, as when the item is sold out, is not repeated. */
export function actionKey(
  step: PromotionAction,
  { lines, settings, ...flags }: ActionInput,
): string {
  const chosen = lines
    .filter((line) => !isReward(line) && line.merchandise?.id !== settings.freeItem?.variantId)
    .map(({ id, quantity }) => `${id} ${quantity}`);
  return JSON.stringify([step.kind, flags, ...chosen.sort()]);
}
