import type { ReactNode } from 'react';
import { PartFailed, PartPending } from '../../shared/part/part-trouble.tsx';
import { useIsOnline } from '../../shared/part/use-is-online.ts';
import { useCart } from '../../state/cart/use-cart.ts';

/** While the bag is not known: `children`, or what keeps it. */
export function UnknownBag({ children }: { readonly children: ReactNode }) {
  const { isMissed, fetchAgain } = useCart();
  const isOnline = useIsOnline();
  if (!isOnline) return <PartPending />;
  return isMissed ? <PartFailed onRetry={fetchAgain} /> : children;
}
