import type { DeliveryTerms } from '@lokke/domain/delivery';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { useDeliveryDates } from '../../shared/delivery/use-delivery-dates.ts';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
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
