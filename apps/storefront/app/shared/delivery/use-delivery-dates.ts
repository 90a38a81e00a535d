import { type DeliveryTerms, estimateDelivery } from '@lokke/domain/delivery';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/messages-provider.tsx';
import { useMarket } from '../market/market-provider.tsx';
import { formatFirstDay, formatPromisedDay, isNextDay } from './format-days.ts';

/** Says when an order of now arrives, by the visitor's time; null where the shop does not say it. */
export function useDeliveryDates(delivery: DeliveryTerms | null): string | null {
  const t = useT('product');
  const market = useMarket();
  const now = useNow();
  if (delivery === null) return null;
  const { first, last } = estimateDelivery({ now, market, ...delivery });
  const { languageTag } = market;
  const lastDay = formatPromisedDay(last, languageTag);
  if (first === last) return t('product.delivery.date', { day: lastDay });
  const days = { first: formatFirstDay(first, last, languageTag), last: lastDay };
  return t(isNextDay(first, last) ? 'product.delivery.either' : 'product.delivery.dates', days);
}

/** Says what the delivery costs: the least where that depends on the bag; null where the shop does not say it. */
export function useDeliveryPrice(delivery: DeliveryTerms | null): string | null {
  const t = useT('product');
  if (delivery === null) return null;
  const { price, priceFrom } = delivery;
  if (priceFrom === undefined) return price;
  // Nothing is no price to begin from.
  if (!/[1-9]/.test(priceFrom)) return t('product.delivery.priceDepends');
  return t('product.delivery.priceFrom', { price: priceFrom });
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
