import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import type { StockCheck } from '@lokke/domain/cart';
import { removesFreeItem } from '@lokke/domain/promotions';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { CartOutcome } from '../../state/cart/cart-store.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { freeItemRemoved } from '../../state/promotions/free-item-removed.ts';
import { useAnnounce } from '../../ui/live-region.tsx';

/** Line actions; announces results, not intentions. */
export function useLineActions() {
  const t = useT('bag');
  const announce = useAnnounce();
  const { setQuantities, removeLine } = useCart();
  const { settings } = useGlobalModules().promotions;
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  const announceOutcome = (
    outcome: CartOutcome,
    messageFor: (checkout: Checkout | null) => string,
  ) => {
    const message = outcome.ok
      ? messageFor(outcome.checkout)
      : `${t('cart.failed')} ${outcome.message}`;
    setErrorMessage(outcome.ok ? null : message);
    if (message !== '') announce(message);
  };

  return {
    errorMessage,
    async changeQuantity(line: CheckoutLine, quantity: number) {
      const title = line.merchandise?.product.title ?? '';
      const outcome = await setQuantities([{ id: line.id, quantity, seen: line.quantity }]);
      announceOutcome(outcome, (checkout) => {
        const count = quantityOf(checkout, line);
        // The line itself shows a reduced quantity.
        return count < quantity ? '' : t('cart.line.changed', { title, count });
      });
    },
    async remove(line: CheckoutLine) {
      if (removesFreeItem([line], [line.id], settings)) freeItemRemoved().set(true);
      const outcome = await removeLine(line.id);
      const title = line.merchandise?.product.title ?? '';
      announceOutcome(outcome, () => t('cart.line.removed', { title }));
    },
    /** Reduces quantities to the stock, or removes the line; or fills cases. */
    async match({ kind, changes }: Extract<StockCheck, { readonly kind: 'short' | 'cases' }>) {
      const done = kind === 'short' ? t('cart.stock.matched') : t('cart.cases.filled');
      announceOutcome(await setQuantities(changes), () => done);
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
