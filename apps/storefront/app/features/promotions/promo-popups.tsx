import type { ComponentType } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { useHasCart } from '../../state/cart/cart-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';

/** The two popups of spec §2, loaded once there is a cart. */
export function PromoPopups({ cards: Cards }: { readonly cards: ComponentType }) {
  const { freeTravelSize, noKickbackFee } = useGlobalModules().promotions.popups;
  const hasCart = useHasCart();
  if (!hasCart || (freeTravelSize === null && noKickbackFee === null)) return null;
  return (
    <OptionalChunk>
      <Cards />
    </OptionalChunk>
  );
}
