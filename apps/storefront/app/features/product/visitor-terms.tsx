import { formatDate } from '@lokke/domain/dates';
import { type DeliveryTerms, estimateDelivery } from '@lokke/domain/delivery';
import { useEffect, useState } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useHasCart } from '../../state/cart/cart-provider.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import { type Terms, TermsList } from './terms-list.tsx';

// A first visit has neither a cart nor a salon.
const PersonalTerms = lazyWithMessages(
  ['promotions'],
  async () => (await import('./personal-terms.tsx')).PersonalTerms,
);

interface VisitorTermsProps {
  /** Terms that hold for all. */
  readonly terms: Terms;
  readonly delivery: DeliveryTerms | null;
  readonly salonsEarn: boolean;
}

/** The terms by the visitor's time, and where there is one, by cart and salon. */
export function VisitorTerms({ terms, delivery, salonsEarn }: VisitorTermsProps) {
  const hasCart = useHasCart();
  const { salon } = useSalon();
  const time = useDeliveryDates(delivery);
  const timed = { ...terms, time: time ?? terms.time };
  const list = <TermsList terms={timed} />;
  if (!hasCart && !(salonsEarn && salon !== null)) return list;
  return (
    <OptionalChunk standIn={list}>
      <PersonalTerms terms={timed} salonName={salonsEarn ? (salon?.salonName ?? null) : null} />
    </OptionalChunk>
  );
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
  const formatDay = (day: string) => {
    const date = new Date(day);
    return `${weekday.format(date)} ${formatDate(date)}`;
  };
  return first === last
    ? t('product.delivery.date', { day: formatDay(first) })
    : t('product.delivery.dates', { first: formatDay(first), last: formatDay(last) });
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
