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
  /** How many at the start are fetched first: one, where no other picture is waited for. */
  readonly eagerCount?: number;
  readonly morphs?: boolean;
}

const SIZES = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductGrid({ cards, eagerCount = 0, morphs = true }: ProductGridProps) {
  const open = useItemList(cards);
  return (
    <ul className={styles['grid']}>
      {cards.map((card, index) =>
        typeof card === 'string' ? (
          <li
            key={card}
            className={styles['coming']}
            data-far={index >= FIRST_SCREENS || undefined}
            aria-hidden="true"
          />
        ) : (
          <li key={plainIdOf(card.id)} data-far={index >= FIRST_SCREENS || undefined}>
            <ProductCard
              card={card}
              sizes={SIZES}
              isPriority={index < eagerCount}
              morphs={morphs}
              onOpen={open}
            />
          </li>
        ),
      )}
    </ul>
  );
}
