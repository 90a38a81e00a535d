import { formatPrice } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useFreeDelivery } from '../../state/promotions/cart-progress.ts';
import { CombMeter } from '../../ui/comb-meter.tsx';
import styles from './free-item-progress.module.css';
import { FreeItemProgress } from './free-item-progress.tsx';

/** Progress towards the free item and free delivery. */
export function PromotionProgress() {
  return (
    <div>
      <FreeItemProgress />
      <FreeDeliveryProgress />
    </div>
  );
}

function FreeDeliveryProgress() {
  const t = useT('promotions');
  const market = useMarket();
  const state = useFreeDelivery();
  if (state === null) return null;
  const { missing, share } = state;
  const isReached = missing.amountInMinorUnits === 0;
  return (
    <div className={styles['bar']} data-reached={isReached || undefined}>
      <CombMeter appearance="ruler" share={share} />
      <p>
        {isReached
          ? t('promo.delivery.reached')
          : t('promo.delivery.missing', { amount: formatPrice(missing, market) })}
      </p>
    </div>
  );
}
