import { type ComponentType, useState } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { useHasCart } from '../cart/cart-provider.tsx';

/** Loads the promotions once the cart has lines. */
export function LazyPromotions({ runtime: Runtime }: { readonly runtime: ComponentType }) {
  const hasCart = useHasCart();
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasCart && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <OptionalChunk>
      <Runtime />
    </OptionalChunk>
  ) : null;
}
