import type { FreeItem, PromoSettings } from './promo-settings.ts';
import { FREE_ITEM_MARK, isFreeUnit, type PromotionLine } from './promotion-line.ts';
import { countQualifyingItems } from './qualifying-items.ts';

/** Spec §9. */
export const FREE_ITEM_QUANTITY = 1;

export type FreeItemDecision =
  | {
      readonly kind: 'add';
      readonly line: {
        readonly variantId: string;
        readonly quantity: number;
        readonly attributes: readonly { readonly key: string; readonly value: string }[];
      };
    }
  | { readonly kind: 'remove'; readonly lineIds: readonly string[] }
  | { readonly kind: 'keep' };

export interface FreeItemInput {
  readonly lines: readonly PromotionLine[];
  readonly settings: PromoSettings;
  readonly isFreeItemDisabled: boolean;
  /** Removed by the shopper: not added again in the session. */
  readonly wasRemovedByHand: boolean;
  /** Given by a discount as well, which has the same mark: the sweep takes what is too much. */
  readonly isGivenByDiscount: boolean;
}

/** The free item comes with enough qualifying products and leaves without them (spec §4). */
export function decideFreeItem(input: FreeItemInput): FreeItemDecision {
  const { lines, settings, isFreeItemDisabled, wasRemovedByHand, isGivenByDiscount } = input;
  const { freeItem } = settings;
  if (freeItem === null) return { kind: 'keep' };
  const present = freeItemLines(lines, freeItem);
  const isEarned = countQualifyingItems(lines, settings) >= settings.threshold;
  if (!isEarned && present.length > 0 && !isGivenByDiscount) {
    return { kind: 'remove', lineIds: present.map(({ id }) => id) };
  }
  const isWanted = !isFreeItemDisabled && !wasRemovedByHand;
  if (!isEarned || !isWanted || present.length > 0) return { kind: 'keep' };
  return {
    kind: 'add',
    line: {
      variantId: freeItem.variantId,
      quantity: FREE_ITEM_QUANTITY,
      attributes: [{ key: FREE_ITEM_MARK, value: 'true' }],
    },
  };
}

/** Tells whether removing these lines declines the free item, for the session's flag. */
export function removesFreeItem(
  lines: readonly PromotionLine[],
  removedLineIds: readonly string[],
  { freeItem }: PromoSettings,
): boolean {
  if (freeItem === null) return false;
  return freeItemLines(lines, freeItem).some(({ id }) => removedLineIds.includes(id));
}

// Goes by the mark, not the product alone: one that the shopper bought is never removed.
function freeItemLines(
  lines: readonly PromotionLine[],
  { variantId }: FreeItem,
): readonly PromotionLine[] {
  return lines.filter((line) => isFreeUnit(line) && line.merchandise?.id === variantId);
}
