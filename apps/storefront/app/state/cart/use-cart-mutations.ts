import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import type { QuantityChange } from '@lokke/domain/cart';
import { useLocation } from 'react-router';
import { type CountedMerchandise, track } from '../../shared/measurement/track.ts';
import { afterNextFrame } from '../../shared/run-when-idle.ts';
import { useUIDispatch } from '../ui/ui-provider.tsx';
import { useCartStore } from './cart-provider.tsx';
import type { CartAddition, CartChange, CartOutcome } from './cart-store.ts';

/** Mutations without subscribing to the cart. */
export function useCartMutations() {
  const store = useCartStore();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();

  const change = async (wanted: CartChange): Promise<CartOutcome> => {
    const before = store.getSnapshot().optimisticCheckout;
    const outcome = await store.enqueue(wanted);
    if (outcome.ok) trackCartChange(wanted, before, outcome.checkout);
    return outcome;
  };

  return {
    addItems(additions: readonly CartAddition[]) {
      // Keeps the popup closed on the cart page (spec §2); elsewhere the press is seen before its popup is rendered.
      if (!isCartPage(pathname)) afterNextFrame(() => dispatch({ type: 'openCartPopup' }));
      return change({ kind: 'add', additions });
    },
    /** Adds a free unit or gift; the popup is open already. */
    takeReward: (addition: CartAddition) => change({ kind: 'add', additions: [addition] }),
    setQuantities: (lines: readonly QuantityChange[]) => change({ kind: 'replace', lines }),
    removeLine: (lineId: string) => change({ kind: 'remove', lineIds: [lineId] }),
    setDiscountCodes: (discountCodes: readonly string[], removedGiftCards?: readonly string[]) =>
      store.enqueue({ kind: 'codes', discountCodes, removedGiftCards }),
  };
}

export function isCartPage(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === '/cart';
}

type Sold = Pick<CartAddition['lineItem'], 'variantId' | 'sellingPlanId'>;
type Priced = Pick<CheckoutLine, 'merchandise'> & Partial<Pick<CheckoutLine, 'cost'>>;

/** Tracks a shopper's successful change as added or removed. */
function trackCartChange(...changed: Parameters<typeof changedLines>): void {
  const { added, removed } = changedLines(...changed);
  if (added.length > 0) track({ kind: 'linesAdded', lines: added });
  if (removed.length > 0) track({ kind: 'linesRemoved', lines: removed });
}

export function changedLines(change: CartChange, before: Checkout | null, after: Checkout | null) {
  const changes = differencesOf(change, before, after);
  return {
    added: changes.filter(({ quantity }) => quantity > 0),
    removed: changes
      .filter(({ quantity }) => quantity < 0)
      .map(({ merchandise, quantity }) => ({ merchandise, quantity: -quantity })),
  };
}

function differencesOf(
  change: CartChange,
  before: Checkout | null,
  after: Checkout | null,
): readonly CountedMerchandise[] {
  switch (change.kind) {
    case 'add':
      return change.additions.flatMap(({ lineItem: { quantity, ...sold }, merchandise }) => {
        const held = before?.id === after?.id ? before : null;
        const got = Math.min(quantity, countGot(held, after, sold.variantId));
        return countLine({ merchandise, ...lineSelling(after, sold) }, got);
      });
    case 'replace':
      return change.lines.flatMap(({ id, quantity, seen }) => {
        const line = lineOf(before, id);
        const got = line?.merchandise ? countGot(before, after, line.merchandise.id) : 0;
        return countLine(line, Math.min(quantity - (seen ?? line?.quantity ?? 0), got));
      });
    case 'remove':
      return change.lineIds.flatMap((id) => {
        const line = lineOf(before, id);
        return countLine(line, -(line?.quantity ?? 0));
      });
    case 'codes':
      return [];
  }
}

/** Stock may fall short of what was wanted, down to nothing. */
function countGot(before: Checkout | null, after: Checkout | null, variantId: string): number {
  return Math.max(0, countHeld(after, variantId) - countHeld(before, variantId));
}

function countHeld(checkout: Checkout | null, variantId: string): number {
  const lines = checkout?.lines.edges.filter(({ node }) => node.merchandise?.id === variantId);
  return lines?.reduce((sum, { node }) => sum + node.quantity, 0) ?? 0;
}

function lineOf(before: Checkout | null, id: string) {
  return before?.lines.edges.find(({ node }) => node.id === id)?.node;
}

function lineSelling(after: Checkout | null, { variantId, sellingPlanId = null }: Sold) {
  const line = after?.lines.edges.find(
    ({ node }) => node.merchandise?.id === variantId && node.sellingPlanId === sellingPlanId,
  );
  return line && { cost: line.node.cost };
}

/** Counts at the price of the line, which a subscription lowers. */
function countLine(line: Priced | undefined, quantity: number): readonly CountedMerchandise[] {
  if (!line?.merchandise) return [];
  const priceV2 = line.cost?.amountPerQuantity ?? line.merchandise.priceV2;
  return [{ merchandise: { ...line.merchandise, priceV2 }, quantity }];
}
