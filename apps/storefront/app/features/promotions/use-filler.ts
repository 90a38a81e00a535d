import type { CheckoutMerchandise } from '@lokke/contract/checkout';
import { type Filler, fittingFiller, isSmallGap } from '@lokke/domain/promotions';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useIsOnline } from '../../shared/chunk/chunk-status.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useFreeDelivery } from '../../state/promotions/cart-progress.ts';

export interface AddableFiller extends Filler {
  readonly merchandise: CheckoutMerchandise;
}

/** Product that closes a small gap to free delivery; null where none fits, or it is not known yet. */
export function useFiller(): AddableFiller | null {
  const { checkout } = useCart();
  const gap = useFreeDelivery();
  const { load, data } = useFetcher<{ readonly fillers: readonly AddableFiller[] }>();
  const isWanted = gap !== null && isSmallGap(gap);
  // The router leaves the page where it cannot fetch the code of a route.
  const isAsked = useIsOnline() && isWanted;
  useEffect(() => {
    if (isAsked) void load('/fillers');
  }, [isAsked, load]);
  if (checkout === null || !isWanted || data === undefined) return null;
  const lines = checkout.lines.edges.map(({ node }) => node);
  return fittingFiller(data.fillers, { ...gap, lines });
}
