import { useState } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useHasCart } from './use-has-cart.ts';

const PromotionsRuntime = lazyWithMessages(
  ['promotions'],
  async () => (await import('./promotions-runtime.tsx')).PromotionsRuntime,
);

/** Loads the promotions once there is something in the bag; a first visit does not pay for them. */
export function PromotionsStarter() {
  const hasBag = useHasCart();
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasBag && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <OptionalChunk>
      <PromotionsRuntime />
    </OptionalChunk>
  ) : null;
}
