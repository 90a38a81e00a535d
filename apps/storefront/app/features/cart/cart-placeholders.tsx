import type { ReactNode } from 'react';
import { ChunkFailed, ChunkLoading, useIsOnline } from '../../shared/chunk/chunk-status.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartNotices } from './cart-notices.tsx';

export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useT('bag');
  const range = usePigment('cart');
  return (
    <>
      <CartNotices checkout={null} />
      <EmptyState range={range} text={t('cart.empty')}>
        <ButtonLink to="/shop" onClick={onLeave}>
          {t('cart.empty.action')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

export function CartPending({ children }: { readonly children: ReactNode }) {
  const { hasLoadFailed, fetchAgain } = useCart();
  const isOnline = useIsOnline();
  if (!isOnline) return <ChunkLoading />;
  return hasLoadFailed ? <ChunkFailed onRetry={fetchAgain} /> : children;
}
