import type { CheckoutLine } from '@lokke/contract/checkout';
import { countQualifyingItems, isFreeUnit, type PromoSettings } from '@lokke/domain/promotions';

export interface FreeItemState {
  readonly kind: 'collecting' | 'adding' | 'given' | 'declined';
  readonly counted: number;
  readonly threshold: number;
}

interface FreeItemInput {
  readonly lines: readonly CheckoutLine[];
  readonly settings: PromoSettings;
  readonly isFreeItemDisabled: boolean;
  readonly wasRemovedByHand: boolean;
}

/** Free item state of the cart; null when none is offered. */
export function freeItemState(input: FreeItemInput): FreeItemState | null {
  const { lines, settings, isFreeItemDisabled, wasRemovedByHand } = input;
  const { freeItem, threshold } = settings;
  if (freeItem === null || isFreeItemDisabled) return null;
  const counted = countQualifyingItems(lines, settings);
  const item = lines.find(
    (line) => isFreeUnit(line) && line.merchandise?.id === freeItem.variantId,
  );
  if (item?.quantity === 0) return null;
  if (counted < threshold) return { kind: 'collecting', counted, threshold };
  if (item !== undefined) return { kind: 'given', counted, threshold };
  return { kind: wasRemovedByHand ? 'declined' : 'adding', counted, threshold };
}
