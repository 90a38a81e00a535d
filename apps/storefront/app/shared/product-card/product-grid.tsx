import { memo, type Ref, useState } from 'react';
import { numericIdOf } from '../catalogue/numeric-id.ts';
import { useItemList } from '../measurement/use-item-list.ts';
import type { Card } from './card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

// Two rows on a desk, four on a phone: what is in sight when a page opens, or a list changes.
export const INITIAL_CARD_COUNT = 8;

interface ProductGridProps {
  /** The plain id of a product stands for a card that is on its way. */
  readonly cards: readonly (Card | string)[];
  /** For a list that changes under the eye: how each card stands in it. */
  readonly places?: readonly CardPlace[];
  /** How many at the start are fetched first: one, where no other picture is waited for. */
  readonly eagerCount?: number;
  readonly morphs?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
}

interface CardPlace {
  readonly isNear: boolean;
  /** Where it is shown, if not where it stands in the page. */
  readonly order: number | undefined;
}

const SIZES = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductGrid({
  cards,
  places,
  eagerCount = 0,
  morphs = true,
  ref,
}: ProductGridProps) {
  const onOpen = useItemList(cards);
  // Those that the page came with: whatever stands first afterwards, nobody waits for it as for a page.
  const [eager] = useState(() => new Set(cards.slice(0, eagerCount).map(idOf)));
  return (
    <ul ref={ref} className={styles['grid']}>
      {cards.map((card, index) => (
        <Place
          key={idOf(card)}
          card={card}
          isNear={places?.[index]?.isNear ?? index < INITIAL_CARD_COUNT}
          order={places?.[index]?.order}
          isPriority={eager.has(idOf(card))}
          morphs={morphs}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

function idOf(card: Card | string): string {
  return typeof card === 'string' ? card : numericIdOf(card.id);
}

interface PlaceProps extends CardPlace {
  readonly card: Card | string;
  readonly isPriority: boolean;
  readonly morphs: boolean;
  readonly onOpen: (card: Card) => void;
}

const Place = memo(function Place({ card, isNear, order, ...rest }: PlaceProps) {
  const isComing = typeof card === 'string';
  return (
    <li
      className={isComing ? styles['coming'] : undefined}
      // Only what is near is drawn; the rest is left as it is.
      data-offscreen={isNear ? undefined : ''}
      style={order === undefined ? undefined : { order }}
      aria-hidden={isComing || undefined}
    >
      {!isComing && <ProductCard card={card} sizes={SIZES} {...rest} />}
    </li>
  );
});
