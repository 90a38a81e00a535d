import type { Translate } from '@lokke/i18n';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { freeItemRemoved, useFreeItemRemoved } from '../../state/promotions/free-item-removed.ts';
import { useShopState } from '../../state/shop-state/shop-state-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { CombMeter } from '../../ui/comb-meter.tsx';
import styles from './free-item-progress.module.css';
import { type FreeItemState, freeItemState } from './gift-bar-state.ts';

/** Progress towards the free item. */
export function FreeItemProgress() {
  const t = useT('promotions');
  const { checkout } = useCart();
  const { settings, freeItem } = useGlobalModules().promotions;
  const { isFreeItemDisabled } = useShopState().state;
  const wasRemovedByHand = useFreeItemRemoved();
  const lines = checkout?.lines.edges.map(({ node }) => node) ?? [];
  const state = freeItemState({ lines, settings, isFreeItemDisabled, wasRemovedByHand });
  if (state === null || freeItem === null) return null;
  const { counted, threshold } = state;
  const shown = Math.min(counted, threshold);
  return (
    <div className={styles['bar']} data-kind={state.kind}>
      <CombMeter share={shown / threshold} />
      <p>{progressText(t, state, freeItem.product.title)}</p>
      <p className={styles['count']}>{t('promo.bar.counted', { counted: shown, threshold })}</p>
      {state.kind === 'declined' && (
        <Button appearance="secondary" onClick={() => freeItemRemoved().set(false)}>
          {t('promo.bar.addBack')}
        </Button>
      )}
    </div>
  );
}

function progressText(t: Translate<'promotions'>, state: FreeItemState, title: string): string {
  switch (state.kind) {
    case 'collecting':
      return t('promo.bar.collecting', { count: state.threshold - state.counted, title });
    case 'adding':
      return t('promo.bar.adding', { title });
    case 'given':
      return t('promo.bar.given', { title });
    case 'declined':
      return t('promo.bar.declined', { title });
  }
}
