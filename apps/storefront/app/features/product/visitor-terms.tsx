import { type DeliveryTerms, estimateDelivery } from '@lokke/domain/delivery';
import { useEffect, useState } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useHasCart } from '../../state/cart/cart-provider.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import { formatFirstDay, formatPromisedDay, isNextDay } from './format-days.ts';
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
  const { languageTag } = market;
  const lastDay = formatPromisedDay(last, languageTag);
  if (first === last) return t('product.delivery.date', { day: lastDay });
  const days = { first: formatFirstDay(first, last, languageTag), last: lastDay };
  return t(isNextDay(first, last) ? 'product.delivery.either' : 'product.delivery.dates', days);
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
