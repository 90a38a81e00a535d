import { addMoney, type Money, multiplyMoney } from '@lokke/domain/money';
import { useState } from 'react';
import type { RoutineChoice } from '../../shared/catalogue/load-routine.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useAnnounce } from '../../ui/live-region.tsx';

interface WantedChoice extends Pick<RoutineChoice, 'price' | 'merchandise'> {
  readonly quantity?: number;
}

/** The sum of the prices; null for no choices. */
export function totalOf(choices: readonly WantedChoice[]): Money | null {
  const prices = choices.map(({ price, quantity = 1 }) => multiplyMoney(price, quantity));
  return prices.reduce<Money | null>(
    (sum, price) => (sum === null ? price : addMoney(sum, price)),
    null,
  );
}

export function useAddRoutine() {
  const t = useT('routine');
  const announce = useAnnounce();
  const { addItems } = useCart();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  return {
    isBusy,
    hasFailed,
    /** Adds one of each, or as many as wanted, in one call; resolves to whether they were added. */
    async add(choices: readonly WantedChoice[]) {
      setIsBusy(true);
      setHasFailed(false);
      const { ok } = await addItems(
        choices.map(({ merchandise, quantity = 1 }) => ({
          lineItem: { variantId: merchandise.id, quantity, sellingPlanId: null },
          merchandise,
        })),
      );
      setIsBusy(false);
      setHasFailed(!ok);
      announce(ok ? t('routine.added') : t('routine.failed'));
      return ok;
    },
  };
}
