import { formatDate } from '@lokke/domain/dates';
import { type DeliveryTerms, estimateDelivery } from '@lokke/domain/delivery';
import { formatPrice } from '@lokke/domain/money';
import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import {
  freeItemText,
  useFreeDelivery,
  useFreeItemState,
} from '../../state/promotions/cart-progress.ts';
import { type Terms, TermsList } from './terms-list.tsx';

interface VisitorTermsProps {
  /** What holds for all. */
  readonly terms: Terms;
  readonly delivery: DeliveryTerms | null;
}

/** The terms by the visitor's time and cart. */
export function VisitorTerms({ terms, delivery }: VisitorTermsProps) {
  const t = useT('promotions');
  const { freeItem } = useGlobalModules().promotions;
  const state = useFreeItemState();
  const time = useDeliveryDates(delivery);
  const missing = useMissing();
  const visitorTerms = {
    ...terms,
    time: time ?? terms.time,
    cost: missing ?? terms.cost,
    freeItem:
      terms.freeItem !== null && state !== null && state.counted > 0 && freeItem !== null
        ? freeItemText(t, state, freeItem.product.title)
        : terms.freeItem,
  };
  return <TermsList terms={visitorTerms} />;
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
    : t('promo.delivery.missing', { amount: formatPrice(missing, market) });
}

function useDeliveryDates(delivery: DeliveryTerms | null): string | null {
  const t = useT('product');
  const market = useMarket();
  const now = useNow();
  if (delivery === null) return null;
  const { first, last } = estimateDelivery({ now, market, ...delivery });
  const weekday = new Intl.DateTimeFormat(market.languageTag, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const written = (day: string) => {
    const date = new Date(day);
    return `${weekday.format(date)} ${formatDate(date)}`;
  };
  return first === last
    ? t('product.delivery.date', { day: written(first) })
    : t('product.delivery.dates', { first: written(first), last: written(last) });
}

/** The time when the visitor last came to the page. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return now;
}
