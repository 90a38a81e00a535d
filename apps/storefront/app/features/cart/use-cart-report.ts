import { useEffect, useRef } from 'react';
import { report } from '../../shared/measurement/report.ts';
import type { Cart } from '../../state/cart/use-cart.ts';

/** Reports what is in the bag when it is looked at; what changes while it is open is told by the change. */
export function useCartReport({ checkout, isKnown, isBusy }: Cart): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || !isKnown || isBusy || checkout === null) return;
    // In a moment: the change that opened the bag tells of itself first.
    const moment = setTimeout(() => {
      isReported.current = true;
      report({ kind: 'cartViewed', checkout });
    });
    return () => clearTimeout(moment);
  }, [checkout, isKnown, isBusy]);
}
