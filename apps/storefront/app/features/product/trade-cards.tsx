import type { ReactNode } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { CardNoteContext } from '../../shared/product-card/card-note-context.ts';
import { useTradeSalonNo } from '../../state/salon/use-trade-salon-no.ts';

const TradeCardPrice = lazyWithMessages(
  ['trade'],
  async () => (await import('./trade-card-price.tsx')).TradeCardPrice,
);

/** Tells a salon customer their own price on cards, once the page that is kept for everybody is shown. */
export function TradeCards({ children }: { readonly children: ReactNode }) {
  const salonNo = useTradeSalonNo();
  return <CardNoteContext value={salonNo === null ? null : CardSlot}>{children}</CardNoteContext>;
}

function CardSlot({ card }: { readonly card: Card }) {
  const salonNo = useTradeSalonNo();
  if (salonNo === null || card.price === null) return null;
  return (
    <OptionalChunk standIn={null}>
      <TradeCardPrice salonNo={salonNo} handle={card.handle} amount={card.price} />
    </OptionalChunk>
  );
}
