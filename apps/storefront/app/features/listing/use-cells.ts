import { useDeferredValue, useState } from 'react';
import { FIRST_SCREENS } from '../../shared/product-card/product-grid.tsx';
import { arrange, arrangeAtOnce, type Cell } from './arrange-cells.ts';

interface Arranged {
  readonly cells: readonly Cell[];
  readonly ids: readonly string[];
  readonly isSettled: boolean;
}

/** The places of a list: those in sight change at once, the others when there is time. */
export function useCells(ids: readonly string[]): Arranged {
  const later = useDeferredValue(ids);
  const [arranged, setArranged] = useState<Arranged>(() => settled([], ids));
  // What is about to go must not be seen under a list that ends before it.
  const settles = later === ids || ids.length <= FIRST_SCREENS;
  if (arranged.ids === ids && (arranged.isSettled || !settles)) return arranged;
  const next = settles
    ? settled(arranged.cells, ids)
    : { cells: arrangeAtOnce(arranged.cells, ids, FIRST_SCREENS), ids, isSettled: false };
  setArranged(next);
  return next;
}

function settled(before: readonly Cell[], ids: readonly string[]): Arranged {
  return { cells: arrange(before, ids), ids, isSettled: true };
}
