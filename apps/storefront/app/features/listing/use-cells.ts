import { startTransition, useEffect, useState } from 'react';
import { FIRST_SCREENS } from '../../shared/product-card/product-grid.tsx';
import { afterNextFrame } from './after-next-frame.ts';
import { arrange, arrangeAtOnce, type Cell } from './arrange-cells.ts';

interface Arranged {
  readonly cells: readonly Cell[];
  readonly ids: readonly string[];
  readonly isSettled: boolean;
}

/** The places of a list: at a press those in sight change at once, and the others when that has been shown. */
export function useCells(ids: readonly string[], inSight: number | null): readonly Cell[] {
  const [arranged, setArranged] = useState<Arranged>(() => settled(ids));
  const { isSettled } = arranged;
  useEffect(() => {
    if (isSettled) return;
    return afterNextFrame(() => startTransition(() => setArranged(settled(ids))));
  }, [isSettled, ids]);

  // What is about to go must not be seen under a list that ends before it.
  const settles = inSight === null || ids.length <= inSight;
  if (arranged.ids === ids && (isSettled || !settles)) return arranged.cells;
  const next = settles
    ? settled(ids)
    : { cells: arrangeAtOnce(arranged.cells, ids, inSight), ids, isSettled: false };
  setArranged(next);
  return next.cells;
}

function settled(ids: readonly string[]): Arranged {
  return { cells: arrange(ids, FIRST_SCREENS), ids, isSettled: true };
}
