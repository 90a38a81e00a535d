import { formatShelfPrice } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import {
  freeItemText,
  useFreeDelivery,
  useFreeItemState,
} from '../../state/promotions/cart-progress.ts';
import { type Terms, TermsList } from './terms-list.tsx';

interface PersonalTermsProps {
  readonly terms: Terms;
  /** The visitor's salon where it earns on the product. */
  readonly salonName: string | null;
}

/** The terms by the visitor's cart and salon. */
export function PersonalTerms({ terms, salonName }: PersonalTermsProps) {
  const t = useT('promotions');
  const { freeItem } = useGlobalModules().promotions;
  const state = useFreeItemState();
  const missing = useMissing();
  const personalTerms = {
    ...terms,
    cost: missing ?? terms.cost,
    freeItem:
      terms.freeItem !== null && state !== null && state.counted > 0 && freeItem !== null
        ? freeItemText(t, state, freeItem.product.title)
        : terms.freeItem,
    salon: salonName === null ? null : t('promo.salon.earns', { name: salonName }),
  };
  return <TermsList terms={personalTerms} />;
}

/** Null for a cart without products. */
function useMissing(): string | null {
  const t = useT('promotions');
  const market = useMarket();
  const delivery = useFreeDelivery();
  if (delivery === null || delivery.share === 0) return null;
  const { missing } = delivery;
  return missing.amountInMinorUnits === 0
    ? t('promo.delivery.reached')
    : t('promo.delivery.missing', { amount: formatShelfPrice(missing, market) });
}
