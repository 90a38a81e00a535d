import type { ProductDetail } from '@lokke/domain/catalogue';
import { useEffect, useRef } from 'react';
import { report } from './report.ts';

/** Reports the product that is looked at, with the size that is offered first. */
export function useProductReport(product: ProductDetail): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const { id, variants } = product;
    const variant = variants.find(({ availableForSale }) => availableForSale) ?? variants[0];
    if (last.current === id || variant === undefined) return;
    last.current = id;
    report({ kind: 'itemViewed', product, variant });
  }, [product]);
}
