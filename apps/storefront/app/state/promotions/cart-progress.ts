import { valueOfSent, wayOfDelivery } from '@lokke/domain/delivery';
import { countQualifyingItems, isFreeUnit, missingForFreeDelivery } from '@lokke/domain/promotions';
import type { Translate } from '@lokke/i18n';
import { isProvisional } from '../cart/provisional-line.ts';
import { useCart } from '../cart/use-cart.ts';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { useFreeItemRemoved } from './free-item-removed.ts';

export interface FreeItemState {
  readonly kind: 'collecting' | 'adding' | 'given' | 'declined';
  readonly counted: number;
  readonly threshold: number;
}

/** Free item state of the visitor's cart; null when none is offered. */
export function useFreeItemState(): FreeItemState | null {
  const { checkout } = useCart();
  const { settings } = useGlobalModules().promotions;
  const { isFreeItemDisabled } = useShopState().state;
  const wasRemovedByHand = useFreeItemRemoved();
  const lines = checkout?.lines.edges.map(({ node }) => node) ?? [];
  const { freeItem, threshold } = settings;
  if (freeItem === null || isFreeItemDisabled) return null;
  const counted = countQualifyingItems(lines, settings);
  const item = lines.find(
    (line) => isFreeUnit(line) && line.merchandise?.id === freeItem.variantId,
  );
  if (item?.quantity === 0) return null;
  if (counted < threshold) return { kind: 'collecting', counted, threshold };
  if (item === undefined && wasRemovedByHand) return { kind: 'declined', counted, threshold };
  // Until the shop has answered, the line shows what the item costs.
  const isGiven = item !== undefined && !isProvisional(item.id);
  return { kind: isGiven ? 'given' : 'adding', counted, threshold };
}

export function freeItemText(
  t: Translate<'promotions'>,
  { kind, counted, threshold }: FreeItemState,
  title: string,
): string {
  return kind === 'collecting'
    ? t('promo.bar.collecting', { count: threshold - counted, title })
    : t(`promo.bar.${kind}`, { title });
}

/** Missing sum, zero once it is reached, and share of the threshold; null without a cart or an offer. */
export function useFreeDelivery() {
  const { checkout } = useCart();
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  if (checkout === null || freeDeliveryFrom === null) return null;
  const { amountInMinorUnits: threshold } = freeDeliveryFrom;
  if (threshold === 0 || wayOfDelivery(checkout.lines.edges.map(({ node }) => node)) !== 'parcel')
    return null;
  const value = valueOfSent(checkout);
  const missing = missingForFreeDelivery(freeDeliveryFrom, value);
  return { missing, threshold: freeDeliveryFrom, share: value / threshold };
}
