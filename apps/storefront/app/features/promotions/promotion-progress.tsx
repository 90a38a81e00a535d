import { formatShelfPrice } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import {
  freeItemText,
  useFreeDelivery,
  useFreeItemState,
} from '../../state/promotions/cart-progress.ts';
import { freeItemRemoved } from '../../state/promotions/free-item-removed.ts';
import { Button } from '../../ui/button.tsx';
import { CombMeter } from '../../ui/comb-meter.tsx';
import styles from './free-item-progress.module.css';

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
          : t('promo.delivery.missing', { amount: formatShelfPrice(missing, market) })}
      </p>
    </div>
  );
}

function FreeItemProgress() {
  const t = useT('promotions');
  const { freeItem } = useGlobalModules().promotions;
  const state = useFreeItemState();
  if (state === null || freeItem === null) return null;
  const { counted, threshold } = state;
  const shown = Math.min(counted, threshold);
  return (
    <div
      className={styles['bar']}
      data-kind={state.kind}
      data-reached={state.kind === 'given' || undefined}
    >
      <CombMeter share={shown / threshold} />
      <p>{freeItemText(t, state, freeItem.product.title)}</p>
      <p className={styles['count']}>{t('promo.bar.counted', { counted: shown, threshold })}</p>
      {state.kind === 'declined' && (
        <Button appearance="secondary" onClick={() => freeItemRemoved().set(false)}>
          {t('promo.bar.addBack')}
        </Button>
      )}
    </div>
  );
}
