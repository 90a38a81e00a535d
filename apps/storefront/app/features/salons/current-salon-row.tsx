import type { MouseEvent } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import { useShopState } from '../../state/shop-state/shop-state-provider.tsx';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import styles from './current-salon-row.module.css';

/** Chosen salon with its actions. */
export function CurrentSalonRow({ isChangeable = false }: { readonly isChangeable?: boolean }) {
  const t = useT('salon');
  const announce = useAnnounce();
  const dispatch = useUIDispatch();
  const { ornament } = useBrand().style;
  const { salon, remove } = useSalon();
  if (salon === null) return isChangeable ? <SalonQuestion /> : null;
  const name = salon.salonName;

  const removeIt = ({ currentTarget }: MouseEvent) => {
    restoreFocus(currentTarget);
    remove();
    announce(t('salon.removed', { name }));
  };

  return (
    <div className={styles['line']}>
      <Icon name={ornament === 'comb' ? 'comb' : 'pin'} />
      <p>{t('salon.current', { name })}</p>
      {isChangeable && (
        <button
          type="button"
          aria-label={t('salon.changeNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => dispatch({ type: 'openSalonSelector' })}
        >
          {t('salon.change')}
        </button>
      )}
      <button type="button" aria-label={t('salon.removeNamed', { name })} onClick={removeIt}>
        {t('salon.remove')}
      </button>
    </div>
  );
}

/** Asks for the salon before the checkout, until it was answered once. */
function SalonQuestion() {
  const t = useT('salon');
  const dispatch = useUIDispatch();
  const { hasSalons } = useGlobalModules();
  const { state } = useShopState();
  const { decline } = useSalon();
  if (!hasSalons || state.salonManuallyDeleted) return null;
  return (
    <div className={styles['line']}>
      <p>{t('salon.ask')}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dispatch({ type: 'openSalonSelector' })}
      >
        {t('salon.choose')}
      </button>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          restoreFocus(currentTarget);
          decline();
        }}
      >
        {t('salon.ask.none')}
      </button>
    </div>
  );
}
