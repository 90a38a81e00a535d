import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { EmptyCart } from './empty-cart.tsx';

export function CartPage() {
  const t = useT();
  return (
    <div className={styles['page']}>
      <h1>{t('cart.title')}</h1>
      <CartContents />
    </div>
  );
}

function CartContents() {
  const t = useT();
  const { checkout, isKnown } = useCart();
  if (checkout === null && !isKnown) {
    return (
      <div role="status">
        <span className="visually-hidden">{t('cart.loading')}</span>
        <Skeleton widthInCh={28} />
      </div>
    );
  }
  if (checkout === null || checkout.lines.edges.length === 0) return <EmptyCart />;
  return (
    <div className={styles['columns']}>
      <section aria-label={t('cart.lines')}>
        <CartLines checkout={checkout} />
      </section>
      <section className={styles['sum']} aria-label={t('cart.total')}>
        <CartTotals checkout={checkout} />
        <CheckoutLink checkout={checkout} />
      </section>
    </div>
  );
}
