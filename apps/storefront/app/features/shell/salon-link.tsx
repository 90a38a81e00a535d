import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './salon-link.module.css';

/** Chosen salon, or a link to the finder without scripts and on that page. */
export function SalonLink({ place }: { readonly place: 'start' | 'end' }) {
  const t = useT();
  const dispatch = useUIDispatch();
  const { salon } = useSalon();
  const { pathname } = useLocation();
  const { ornament } = useBrand().style;

  const open = (event: MouseEvent) => {
    if (/^\/salon\/?$/.test(pathname) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch({ type: 'openSalonSelector' });
  };

  return (
    <Link
      to="/salon/"
      onClick={open}
      className={styles['salon']}
      data-place={place}
      data-chosen={salon !== null || undefined}
    >
      <Icon name={ornament === 'comb' ? 'comb' : 'pin'} />
      <span className="visually-hidden">
        {salon === null ? t('salon.find') : t('salon.current', { name: salon.salonName })}
      </span>
    </Link>
  );
}
