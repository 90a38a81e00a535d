import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { useEffect, useRef } from 'react';
import { track } from './track.ts';

/** Reports the product that is looked at once, with the size at which its page was opened. */
export function useProductReport(product: ProductDetail, variant: Variant | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === product.id || variant === null) return;
    last.current = product.id;
    track({ kind: 'itemViewed', product, variant });
  }, [product, variant]);
}
