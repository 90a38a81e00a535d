import { lazy, Suspense, useState } from 'react';
import { useHasBag } from './use-has-bag.ts';

const PromotionsRuntime = lazy(async () => ({
  default: (await import('./promotions-runtime.tsx')).PromotionsRuntime,
}));

/** Loads the promotions once there is something in the bag; a first visit does not pay for them. */
export function PromotionsStarter() {
  const hasBag = useHasBag();
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasBag && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense>
      <PromotionsRuntime />
    </Suspense>
  ) : null;
}
