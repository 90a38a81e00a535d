import type { Checkout } from '@lokke/contract/checkout';
import { useEffect, useRef } from 'react';
import { report } from '../../shared/measurement/report.ts';

/** Reports what is in the bag when it is looked at; what changes while it is open is told by the change. */
export function useCartReport(checkout: Checkout | null, isKnown: boolean): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || !isKnown || checkout === null) return;
    isReported.current = true;
    report({ kind: 'cartViewed', checkout });
  }, [checkout, isKnown]);
}
