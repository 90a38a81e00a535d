import type { Money } from '@lokke/domain/money';
import { formatPrice, parseMoney } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { CombMeter } from '../../ui/comb-meter.tsx';
import styles from './free-item-progress.module.css';

/** How far the bag is from free delivery, in a market whose shop says from when on that is. */
export function FreeDeliveryProgress({ freeFrom }: { readonly freeFrom: Money }) {
  const t = useT('promotions');
  const market = useMarket();
  const { checkout } = useCart();
  if (checkout === null) return null;
  const { amountInMinorUnits: total } = parseMoney(checkout.cost.totalAmount);
  const missing = freeFrom.amountInMinorUnits - total;
  return (
    <div className={styles['bar']}>
      <CombMeter appearance="ruler" share={total / freeFrom.amountInMinorUnits} />
      <p>
        {missing <= 0
          ? t('promo.delivery.reached')
          : t('promo.delivery.missing', {
              amount: formatPrice({ ...freeFrom, amountInMinorUnits: missing }, market),
            })}
      </p>
    </div>
  );
}
