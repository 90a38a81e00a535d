import type { Money } from '@lokke/domain/money';
import { formatPrice, parseMoney } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { CombMeter } from '../../ui/comb-meter.tsx';
import styles from './free-item-progress.module.css';
import { FreeItemProgress } from './free-item-progress.tsx';

/** Progress towards the free item and free delivery. */
export function PromotionProgress() {
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  return (
    <div>
      <FreeItemProgress />
      {freeDeliveryFrom !== null && freeDeliveryFrom.amountInMinorUnits > 0 && (
        <FreeDeliveryProgress freeFrom={freeDeliveryFrom} />
      )}
    </div>
  );
}

function FreeDeliveryProgress({ freeFrom }: { readonly freeFrom: Money }) {
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
