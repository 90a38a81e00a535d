import type { Checkout } from '@lokke/contract/checkout';
import { parseMoney } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import styles from './cart-totals.module.css';

export function CartTotals({ checkout }: { readonly checkout: Checkout }) {
  const t = useT();
  return (
    <div className={styles['totals']}>
      <dl>
        <dt>{t('cart.total')}</dt>
        <dd>
          <Price money={parseMoney(checkout.cost.totalAmount)} />
        </dd>
      </dl>
      <p>{t('cart.note')}</p>
    </div>
  );
}
