import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import styles from './recently-viewed.module.css';

interface FetchedCards {
  readonly cards: readonly { readonly id: string; readonly card: Card }[];
}

interface RecentlyViewedProps {
  /** Ids, latest first. */
  readonly viewed: readonly string[];
  /** Fills a page that is otherwise empty. */
  readonly standsAlone: boolean;
}

/** Recently viewed products, on empty pages of a newcomer the best sellers; below other content, rendered while out of sight. */
export function RecentlyViewed({ viewed, standsAlone }: RecentlyViewedProps) {
  const t = useT('recent');
  const { load, data } = useFetcher<FetchedCards>();
  const headingId = useId();
  const { place, isOutOfSight } = useOutOfSight();

  useEffect(() => {
    void load(viewed.length === 0 ? '/cards' : `/cards?ids=${viewed.join(',')}`);
  }, [viewed, load]);

  const cardOf = new Map(data?.cards.map(({ id, card }) => [id, card]));
  const isNew = viewed.length === 0;
  const cards = (isNew ? [...cardOf.keys()] : viewed).flatMap((id) => cardOf.get(id) ?? []);
  return (
    <div ref={place}>
      {cards.length > 0 && (isOutOfSight || standsAlone) && (
        <section
          className={standsAlone ? styles['recent'] : `page ${styles['recent']} ${styles['below']}`}
          aria-labelledby={headingId}
        >
          <h2 id={headingId}>{isNew ? t('recent.popular') : t('recent.title')}</h2>
          <ProductGrid cards={cards} />
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
