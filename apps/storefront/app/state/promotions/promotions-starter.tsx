import { useState } from 'react';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { QuietParts } from '../../shared/part/parts.tsx';
import { useHasBag } from './use-has-bag.ts';

const PromotionsRuntime = lazyWithTexts(
  ['promotions'],
  async () => (await import('./promotions-runtime.tsx')).PromotionsRuntime,
);

/** Loads the promotions once there is something in the bag; a first visit does not pay for them. */
export function PromotionsStarter() {
  const hasBag = useHasBag();
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasBag && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <QuietParts>
      <PromotionsRuntime />
    </QuietParts>
  ) : null;
}
