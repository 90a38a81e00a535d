import type { MouseEvent } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
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
  if (salon === null) return null;
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
