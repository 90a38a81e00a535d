import type { Card } from './card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly cards: readonly Card[];
  /** How many at the start are fetched first: one, where no other picture is waited for. */
  readonly eagerCount?: number;
  readonly morphs?: boolean;
}

const SIZES = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductGrid({ cards, eagerCount = 0, morphs = true }: ProductGridProps) {
  return (
    <ul className={styles['grid']}>
      {cards.map((card, index) => (
        <li key={card.handle}>
          <ProductCard card={card} sizes={SIZES} isPriority={index < eagerCount} morphs={morphs} />
        </li>
      ))}
    </ul>
  );
}
