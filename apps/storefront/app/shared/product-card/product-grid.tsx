import { memo, type ReactNode, type Ref, useState } from 'react';
import { numericIdOf } from '../catalogue/shopify-ids.ts';
import { useItemList } from '../measurement/use-item-list.ts';
import { type Card, isTellingBadge } from './card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';
import { useRestoreCardPosition } from './use-restore-card-position.ts';

// Two rows on desktop, four on phones.
export const INITIAL_CARD_COUNT = 8;

interface ProductGridProps {
  /** A numeric id stands for a card still loading. */
  readonly cards: readonly (Card | string)[];
  /** Positions while a list changes. */
  readonly positions?: readonly CardPosition[];
  /** Number of pictures that load eagerly. */
  readonly eagerCount?: number;
  readonly ref?: Ref<HTMLUListElement>;
  /** Scenes between rows, beside the list so that it holds products alone. */
  readonly children?: ReactNode;
}

interface CardPosition {
  readonly isNear: boolean;
  /** CSS order, if not the DOM's. */
  readonly order: number | undefined;
}

const SIZES = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductGrid({ cards, positions, eagerCount = 0, ref, children }: ProductGridProps) {
  const onOpen = useItemList(cards);
  // Only those of the page load; later first cards are not the LCP.
  const hasBestsellers = isTellingBadge('bestseller', cards);
  const [eager] = useState(() => new Set(cards.slice(0, eagerCount).map(idOf)));
  return (
    <div {...useRestoreCardPosition()} className={styles['grid']}>
      <ul ref={ref}>
        {cards.map((card, index) => (
          <GridItem
            key={idOf(card)}
            card={card}
            isNear={positions?.[index]?.isNear ?? index < INITIAL_CARD_COUNT}
            order={positions?.[index]?.order}
            isPriority={eager.has(idOf(card))}
            showsBestseller={hasBestsellers}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {children}
    </div>
  );
}

function idOf(card: Card | string): string {
  return typeof card === 'string' ? card : numericIdOf(card.id);
}

interface GridItemProps extends CardPosition {
  readonly card: Card | string;
  readonly isPriority: boolean;
  readonly showsBestseller: boolean;
  readonly onOpen: (card: Card) => void;
}

const GridItem = memo(function GridItem({ card, isNear, order, ...rest }: GridItemProps) {
  const isComing = typeof card === 'string';
  return (
    <li
      className={isComing ? styles['coming'] : undefined}
      // `content-visibility` for distant cards.
      data-offscreen={isNear ? undefined : ''}
      style={order === undefined ? undefined : { order }}
      aria-hidden={isComing || undefined}
    >
      {!isComing && <ProductCard card={card} sizes={SIZES} {...rest} />}
    </li>
  );
});
