import type { Ref } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import { useAnnounce } from '../../ui/live-region.tsx';
import type { Found, ListedSalon } from './format-salon.ts';
import { SalonItem } from './salon-item.tsx';
import styles from './salon-results.module.css';

interface SalonResultsProps {
  readonly found: Found;
  readonly pickedSalonNo?: string | null;
  /** The map beside it shows the same numbers. */
  readonly isNumbered?: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
  readonly onChosen?: () => void;
  readonly onLeave?: () => void;
}

export function SalonResults({
  found,
  pickedSalonNo = null,
  isNumbered = false,
  listRef,
  onChosen,
  onLeave,
}: SalonResultsProps) {
  const t = useT('salon');
  const announce = useAnnounce();
  const { salon: current, choose } = useSalon();
  const { salons, total, failed } = found;
  if (failed) return <p role="status">{t('salon.failed')}</p>;
  if (salons.length === 0) return <p role="status">{t('salon.none')}</p>;

  const chooseSalon = (salon: ListedSalon) => {
    choose(salon);
    announce(t('salon.chosen', { name: salon.salonName }));
    onChosen?.();
  };

  return (
    <div className={styles['results']}>
      <p role="status" className={styles['count']}>
        {t('salon.count', { count: total })}
        {salons.length < total && ` · ${t('salon.more', { shown: salons.length })}`}
      </p>
      <ul ref={listRef} aria-label={t('salon.list')}>
        {salons.map(({ salon, distanceInKm }, index) => (
          <SalonItem
            key={salon.salonNo}
            salon={salon}
            number={isNumbered ? index + 1 : null}
            distanceInKm={distanceInKm}
            isChosen={salon.salonNo === current?.salonNo}
            isPicked={salon.salonNo === pickedSalonNo}
            onChoose={() => chooseSalon(salon)}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </div>
  );
}
