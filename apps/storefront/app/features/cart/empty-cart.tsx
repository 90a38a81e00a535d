import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartNotices } from './cart-notices.tsx';

export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useT('bag');
  return (
    <>
      <CartNotices checkout={null} />
      <EmptyState text={t('cart.empty')}>
        <ButtonLink to="/shop" onClick={onLeave}>
          {t('cart.empty.action')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
