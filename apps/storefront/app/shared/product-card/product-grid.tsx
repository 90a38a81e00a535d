import { useItemList } from '../measurement/use-item-list.ts';
import type { Card } from './card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

// Below it drawing all cards is cheap, and nothing changes its place while it comes into view.
const LONG_LIST = 96;

interface ProductGridProps {
  /** A key stands for a card that is on its way. */
  readonly cards: readonly (Card | string)[];
  /** How many at the start are fetched first: one, where no other picture is waited for. */
  readonly eagerCount?: number;
  readonly morphs?: boolean;
  /** How many at the start are the list as it is by now; those after them are about to change, and not seen. */
  readonly current?: number | undefined;
}

const SIZES = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductGrid({ cards, eagerCount = 0, morphs = true, current }: ProductGridProps) {
  const open = useItemList(cards);
  return (
    <ul className={styles['grid']} data-long={cards.length > LONG_LIST || undefined}>
      {cards.map((card, index) =>
        typeof card === 'string' ? (
          <li key={card} className={styles['coming']} aria-hidden="true" />
        ) : (
          <li key={card.handle} data-newest={index + 1 === current || undefined}>
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
