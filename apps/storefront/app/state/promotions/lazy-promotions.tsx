import { useState } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useHasCart } from '../cart/cart-provider.tsx';

const PromotionsRuntime = lazyWithMessages(
  ['promotions'],
  async () => (await import('./promotions-runtime.tsx')).PromotionsRuntime,
);

/** Loads the promotions once the cart has lines. */
export function LazyPromotions() {
  const hasCart = useHasCart();
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasCart && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <OptionalChunk>
      <PromotionsRuntime />
    </OptionalChunk>
  ) : null;
}
