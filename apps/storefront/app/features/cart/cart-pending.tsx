import type { ReactNode } from 'react';
import { ChunkFailed, ChunkLoading } from '../../shared/chunk/chunk-status.tsx';
import { useIsOnline } from '../../shared/chunk/use-is-online.ts';
import { useCart } from '../../state/cart/use-cart.ts';

/** While the bag is not known: `children`, or what keeps it. */
export function CartPending({ children }: { readonly children: ReactNode }) {
  const { hasLoadFailed: isMissed, fetchAgain } = useCart();
  const isOnline = useIsOnline();
  if (!isOnline) return <ChunkLoading />;
  return isMissed ? <ChunkFailed onRetry={fetchAgain} /> : children;
}
