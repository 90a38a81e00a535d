import type { Market } from '@lokke/domain/markets';
import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import styles from './recently-viewed.module.css';

interface FetchedCards {
  readonly cards: readonly { readonly id: string; readonly card: Card }[];
}

interface RecentlyViewedProps {
  /** The product of the page; null on pages that are otherwise empty. */
  readonly productId: string | null;
}

/** Recently viewed products; below other content, rendered while out of sight. */
export function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const t = useT('recent');
  const market = useMarket();
  const { load, data } = useFetcher<FetchedCards>();
  const [viewed, setViewed] = useState<readonly string[]>([]);
  const headingId = useId();
  const { place, isOutOfSight } = useOutOfSight();

  useEffect(() => {
    const ids =
      productId === null ? lastViewed(market) : noteViewed(market, numericIdOf(productId));
    if (ids.length === 0) return;
    setViewed(ids);
    void load(`/cards?ids=${ids.join(',')}`);
  }, [market, productId, load]);

  const cardOf = new Map(data?.cards.map(({ id, card }) => [id, card]));
  const cards = viewed.flatMap((id) => cardOf.get(id) ?? []);
  return (
    <div ref={place}>
      {cards.length > 0 && (isOutOfSight || productId === null) && (
        <section
          className={
            productId === null ? styles['recent'] : `page ${styles['recent']} ${styles['below']}`
          }
          aria-labelledby={headingId}
        >
          <h2 id={headingId}>{t('recent.title')}</h2>
          <ProductGrid cards={cards} morphs={false} />
        </section>
      )}
    </div>
  );
}

/** True once the place is below the viewport, so that filling it shifts nothing visible. */
function useOutOfSight() {
  const place = useRef<HTMLDivElement>(null);
  const [isOutOfSight, setIsOutOfSight] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top <= 0) return;
      setIsOutOfSight(true);
      observer.disconnect();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isOutOfSight };
}

/** One row, and one for the product itself. */
const MAX_KEPT = 5;

function lastViewed(market: Market): readonly string[] {
  return (readStored(marketValues.recentlyViewed(market)) ?? []).slice(0, MAX_KEPT - 1);
}

/** Stores a viewed product; returns those before it, latest first. */
function noteViewed(market: Market, id: string): readonly string[] {
  const stored = marketValues.recentlyViewed(market);
  const before = (readStored(stored) ?? []).filter((other) => other !== id);
  writeStored(stored, [id, ...before].slice(0, MAX_KEPT));
  return before.slice(0, MAX_KEPT - 1);
}
