import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { GuaranteeNotice } from '../../state/law/guarantee-notice.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNextStep } from './cart-next-step.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-panel.module.css';
import { CartPending, EmptyCart, useOpenCart } from './cart-placeholders.tsx';
import { CartTotals } from './cart-totals.tsx';
import { DiscountCodes } from './discount-codes.tsx';

interface CartPanelProps {
  readonly onLeave: () => void;
  readonly progress: ReactNode;
  readonly offers: ReactNode;
}

/** Contents of the cart popup. */
export function CartPanel({ onLeave, progress, offers }: CartPanelProps) {
  const t = useT('bag');
  const { checkout, isKnown, isPart, stock, isForSale } = useOpenCart();
  if (checkout === null && !isKnown) {
    return (
      <CartPending>
        <p role="status">{t('cart.loading')}</p>
      </CartPending>
    );
  }
  if (checkout === null || checkout.lines.edges.length === 0) {
    return <EmptyCart onLeave={onLeave} />;
  }
  return (
    <div className={styles['panel']}>
      {isForSale && progress}
      <CartNotices checkout={checkout} />
      {!isKnown && <CartPending>{null}</CartPending>}
      <CartLines checkout={checkout} />
      {isForSale && offers}
      {isForSale && <DiscountCodes checkout={checkout} />}
      {isForSale && (
        <GuaranteeNotice goods={checkout.lines.edges.map(({ node }) => node.merchandise)} />
      )}
      <div className={styles['foot']}>
        {isForSale && <CartTotals checkout={checkout} />}
        {!isPart && <CartNextStep checkout={checkout} stock={stock} onLeave={onLeave} />}
        <ButtonLink appearance="secondary" to="/cart" onClick={onLeave}>
          {t('cart.view')}
        </ButtonLink>
      </div>
    </div>
  );
}
