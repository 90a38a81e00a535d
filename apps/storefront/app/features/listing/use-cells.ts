import { startTransition, useEffect, useState } from 'react';
import { INITIAL_CARD_COUNT } from '../../shared/product-card/product-grid.tsx';
import { afterNextFrame } from './after-next-frame.ts';
import { arrange, type Cell, orderVisibleFirst } from './order-cells.ts';

interface Arranged {
  readonly cells: readonly Cell[];
  readonly ids: readonly string[];
  readonly isSettled: boolean;
}

/** The places of a list: at a press those in sight change at once, and the others when that has been shown. */
export function useCells(ids: readonly string[], visibleCount: number | null): readonly Cell[] {
  const [arranged, setArranged] = useState<Arranged>(() => whenIdle(ids));
  const { isSettled } = arranged;
  useEffect(() => {
    if (isSettled) return;
    return afterNextFrame(() => startTransition(() => setArranged(whenIdle(ids))));
  }, [isSettled, ids]);

  // What is about to go must not be seen under a list that ends before it.
  const settles = visibleCount === null || ids.length <= visibleCount;
  if (arranged.ids === ids && (isSettled || !settles)) return arranged.cells;
  const next = settles
    ? whenIdle(ids)
    : { cells: orderVisibleFirst(arranged.cells, ids, visibleCount), ids, isSettled: false };
  setArranged(next);
  return next.cells;
}

function whenIdle(ids: readonly string[]): Arranged {
  return { cells: arrange(ids, INITIAL_CARD_COUNT), ids, isSettled: true };
}
