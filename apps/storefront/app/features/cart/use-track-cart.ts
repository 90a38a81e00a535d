import { useEffect, useRef } from 'react';
import { track } from '../../shared/measurement/track.ts';
import type { Cart } from '../../state/cart/use-cart.ts';

/** Reports what is in the bag when it is looked at; what changes while it is open is told by the change. */
export function useTrackCart({ checkout, isKnown, isBusy }: Cart): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || !isKnown || isBusy || checkout === null) return;
    // In a moment: the change that opened the bag tells of itself first.
    const moment = setTimeout(() => {
      isReported.current = true;
      track({ kind: 'cartViewed', checkout });
    });
    return () => clearTimeout(moment);
  }, [checkout, isKnown, isBusy]);
}
