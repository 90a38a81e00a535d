import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import type { QuantityChange } from '@lokke/domain/cart';
import { removesFreeItem } from '@lokke/domain/promotions';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { CartOutcome } from '../../state/cart/cart-store.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { freeItemRemoved } from '../../state/promotions/free-item-removed.ts';
import { useAnnounce } from '../../ui/live-region.tsx';

export interface CartChanges {
  readonly changeQuantity: (line: CheckoutLine, quantity: number) => Promise<void>;
  readonly remove: (line: CheckoutLine) => Promise<void>;
  /** What there is not enough of becomes what is left, or leaves. */
  readonly matchToStock: (changes: readonly QuantityChange[]) => Promise<void>;
  /** Why the last change was refused, in words; null when it was not. */
  readonly refusal: string | null;
}

/** Changes to lines, with their results said aloud: what happened, not what was meant. */
export function useLineActions(): CartChanges {
  const t = useT('bag');
  const announce = useAnnounce();
  const { setQuantities, removeLine } = useCart();
  const { settings } = useGlobalModules().promotions;
  const [refusal, setRefusal] = useState<string | null>(null);

  const report = (outcome: CartOutcome, said: (checkout: Checkout | null) => string) => {
    const message = outcome.ok ? said(outcome.checkout) : `${t('cart.failed')} ${outcome.message}`;
    setRefusal(outcome.ok ? null : message);
    if (message !== '') announce(message);
  };

  return {
    refusal,
    async changeQuantity(line, quantity) {
      const title = line.merchandise?.product.title ?? '';
      const outcome = await setQuantities([{ id: line.id, quantity }]);
      report(outcome, (checkout) => {
        const count = quantityOf(checkout, line);
        // Of fewer than were asked for the line itself tells.
        return count < quantity ? '' : t('cart.line.changed', { title, count });
      });
    },
    async remove(line) {
      if (removesFreeItem([line], [line.id], settings)) freeItemRemoved().set(true);
      const outcome = await removeLine(line.id);
      const title = line.merchandise?.product.title ?? '';
      report(outcome, () => t('cart.line.removed', { title }));
    },
    async matchToStock(changes) {
      report(await setQuantities(changes), () => t('cart.stock.matched'));
    },
  };
}

function quantityOf(checkout: Checkout | null, line: CheckoutLine): number {
  const found = checkout?.lines.edges.find(
    ({ node }) =>
      node.merchandise?.id === line.merchandise?.id && node.sellingPlanId === line.sellingPlanId,
  );
  return found?.node.quantity ?? 0;
}
