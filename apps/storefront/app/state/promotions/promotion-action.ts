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
  /** The platform charges for the free item: nobody asked to pay for it. */
  | { readonly kind: 'giveUp'; readonly lineIds: readonly string[] };

interface StepQuestion extends PromotionFlags {
  readonly lines: readonly CheckoutLine[];
  readonly settings: PromoSettings;
}

/** What a cart as the platform answered it calls for. */
export function promotionStep({ lines, settings, ...flags }: StepQuestion): PromotionAction {
  const decision = decideFreeItem({ lines, settings, ...flags });
  // One that is not earned is charged too, and simply leaves.
  if (decision.kind !== 'keep') return decision;
  const variantId = settings.freeItem?.variantId;
  const charged = chargedRewards(lines).filter(
    (line) => isFreeUnit(line) && line.merchandise?.id === variantId,
  );
  return charged.length === 0 ? decision : { kind: 'giveUp', lineIds: charged.map(({ id }) => id) };
}

/**
 * The same for the same cart: a step that was taken and did not change the cart, because the item is
 * sold out or the platform refused, is not taken again.
 */
export function actionKey(
  step: PromotionAction,
  { lines, settings, ...flags }: StepQuestion,
): string {
  const chosen = lines
    .filter((line) => !isReward(line) && line.merchandise?.id !== settings.freeItem?.variantId)
    .map(({ id, quantity }) => `${id} ${quantity}`);
  return JSON.stringify([step.kind, flags, ...chosen.sort()]);
}
