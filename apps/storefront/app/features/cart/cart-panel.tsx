import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BagNews } from './bag-news.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-panel.module.css';
import { CartTotals } from './cart-totals.tsx';
import { DiscountCodes } from './discount-codes.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { UnknownBag } from './unknown-bag.tsx';
import { useBagStock } from './use-bag-stock.ts';
import { useCartReport } from './use-cart-report.ts';
import { WayOn } from './way-on.tsx';

interface CartPanelProps {
  readonly onLeave: () => void;
  readonly progress: ReactNode;
  readonly offers: ReactNode;
}

/** What stands in the popup; loaded when it is opened for the first time. */
export function CartPanel({ onLeave, progress, offers }: CartPanelProps) {
  const t = useT('bag');
  const cart = useCart();
  const { checkout, isKnown } = cart;
  useCartReport(cart);
  const stock = useBagStock(checkout);
  const isForSale = stock.kind !== 'nothing';
  if (checkout === null && !isKnown) {
    return (
      <UnknownBag>
        <p role="status">{t('cart.loading')}</p>
      </UnknownBag>
    );
  }
  if (checkout === null || checkout.lines.edges.length === 0) {
    return <EmptyCart onLeave={onLeave} />;
  }
  return (
    <div className={styles['panel']}>
      {isForSale && progress}
      <BagNews checkout={checkout} />
      <CartLines checkout={checkout} />
      {isForSale && offers}
      {isForSale && <DiscountCodes checkout={checkout} />}
      <div className={styles['foot']}>
        {isForSale && <CartTotals checkout={checkout} />}
        <WayOn checkout={checkout} stock={stock} onLeave={onLeave} />
        <ButtonLink look="secondary" to="/cart" onClick={onLeave}>
          {t('cart.view')}
        </ButtonLink>
      </div>
    </div>
  );
}
