import { memo, useMemo } from 'react';
import { plainIdOf } from '../finding/plain-id.ts';
import { useItemList } from '../measurement/use-item-list.ts';
import type { Card } from './card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

// Two rows on a desk, four on a phone: what is in sight when a page opens, or a list changes.
export const FIRST_SCREENS = 8;

/** The plain id of a product stands for a card that is on its way. */
export type Cell = Card | string;

interface ProductGridProps {
  readonly cells: readonly Cell[];
  /**
   * What follows them, and may come a moment later. A list that has it changes as a whole: its first places stay where
   * they are and say something else, which costs a browser far less than taking cards away and putting others there.
   */
  readonly rest?: readonly Cell[];
  /** How many at the start are fetched first: one, where no other picture is waited for. */
  readonly eagerCount?: number;
  readonly morphs?: boolean;
}

const SIZES = '(min-width: 1440px) 325px, (min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductGrid({ cells, rest, eagerCount = 0, morphs = true }: ProductGridProps) {
  const onOpen = useItemList(useMemo(() => [...cells, ...(rest ?? [])], [cells, rest]));
  const every = { morphs, onOpen };
  return (
    <ul className={styles['grid']} data-short={cells.length < FIRST_SCREENS || undefined}>
      <Places
        cells={cells}
        from={0}
        isFixed={rest !== undefined}
        eagerCount={eagerCount}
        {...every}
      />
      {rest && <Places cells={rest} from={cells.length} {...every} />}
    </ul>
  );
}

interface PlacesProps {
  readonly cells: readonly Cell[];
  /** How many stand before them. */
  readonly from: number;
  /** Whether a place stays where it is when another card comes to stand there. */
  readonly isFixed?: boolean;
  readonly eagerCount?: number;
  readonly morphs: boolean;
  readonly onOpen: (card: Card) => void;
}

const Places = memo(function Places({
  cells,
  from,
  isFixed = false,
  eagerCount = 0,
  morphs,
  onOpen,
}: PlacesProps) {
  return cells.map((cell, index) => {
    const place = from + index;
    const isFar = place >= FIRST_SCREENS || undefined;
    const key = isFixed ? place : idOf(cell);
    return typeof cell === 'string' ? (
      <li key={key} className={styles['coming']} data-far={isFar} aria-hidden="true" />
    ) : (
      <li key={key} data-far={isFar}>
        <ProductCard
          card={cell}
          sizes={SIZES}
          isPriority={place < eagerCount}
          morphs={morphs}
          onOpen={onOpen}
        />
      </li>
    );
  });
});

function idOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : plainIdOf(cell.id);
}
