import type { CheckoutLine } from '@lokke/contract/checkout';
import { countQualifyingItems, isFreeUnit, type PromoSettings } from '@lokke/domain/promotions';

export interface GiftBarState {
  readonly kind: 'collecting' | 'adding' | 'given' | 'declined';
  readonly counted: number;
  readonly threshold: number;
}

interface GiftBarQuestion {
  readonly lines: readonly CheckoutLine[];
  readonly settings: PromoSettings;
  readonly isFreeItemDisabled: boolean;
  readonly wasRemovedByHand: boolean;
}

/** Where the bag stands with the free item; null when there is none to be had. */
export function giftBarState(question: GiftBarQuestion): GiftBarState | null {
  const { lines, settings, isFreeItemDisabled, wasRemovedByHand } = question;
  const { freeItem, threshold } = settings;
  if (freeItem === null || isFreeItemDisabled) return null;
  const counted = countQualifyingItems(lines, settings);
  const item = lines.find(
    (line) => isFreeUnit(line) && line.merchandise?.id === freeItem.variantId,
  );
  // Sold out: a promise that cannot be kept is not made.
  if (item?.quantity === 0) return null;
  if (counted < threshold) return { kind: 'collecting', counted, threshold };
  if (item !== undefined) return { kind: 'given', counted, threshold };
  return { kind: wasRemovedByHand ? 'declined' : 'adding', counted, threshold };
}
