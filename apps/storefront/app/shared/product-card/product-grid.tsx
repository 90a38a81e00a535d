import { memo } from 'react';
import { plainIdOf } from '../finding/plain-id.ts';
import { useItemList } from '../measurement/use-item-list.ts';
import type { Card } from './card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

// Two rows on a desk, four on a phone: what is in sight when a page opens, or a list changes.
export const FIRST_SCREENS = 8;

interface ProductGridProps {
  /** The plain id of a product stands for a card that is on its way. */
  readonly cards: readonly (Card | string)[];
  /** Which place is which, for a list that lets one show another card; else a card has its place to itself. */
  readonly keys?: readonly number[];
  /** While a list changes only its first screens are right: what follows is not shown until it is, too. */
  readonly isChanging?: boolean;
  /** How many at the start are fetched first: one, where no other picture is waited for. */
  readonly eagerCount?: number;
  readonly morphs?: boolean;
}

const SIZES = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductGrid({
  cards,
  keys,
  isChanging = false,
  eagerCount = 0,
  morphs = true,
}: ProductGridProps) {
  const onOpen = useItemList(cards);
  return (
    <ul className={styles['grid']}>
      {cards.map((card, index) => (
        <Place
          key={keys?.[index] ?? (typeof card === 'string' ? card : plainIdOf(card.id))}
          card={card}
          far={farOf(index, isChanging)}
          isPriority={index < eagerCount}
          morphs={morphs}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

type Far = 'away' | 'wrong';

// Only what is near would be drawn; the rest is left as it is.
function farOf(index: number, isChanging: boolean): Far | undefined {
  if (index < FIRST_SCREENS) return undefined;
  return isChanging && index < 2 * FIRST_SCREENS ? 'wrong' : 'away';
}

interface PlaceProps {
  readonly card: Card | string;
  readonly far: Far | undefined;
  readonly isPriority: boolean;
  readonly morphs: boolean;
  readonly onOpen: (card: Card) => void;
}

const Place = memo(function Place({ card, far, ...rest }: PlaceProps) {
  if (typeof card === 'string') {
    return <li className={styles['coming']} data-far={far} aria-hidden="true" />;
  }
  return (
    <li data-far={far}>
      <ProductCard card={card} sizes={SIZES} {...rest} />
    </li>
  );
});
