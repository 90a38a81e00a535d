import { useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { cityLine, formatDistance, type ListedSalon } from './format-salon.ts';
import styles from './salon-item.module.css';

interface SalonItemProps {
  readonly salon: ListedSalon;
  readonly number: number | null;
  readonly distanceInKm: number | null;
  readonly isChosen: boolean;
  readonly isPicked: boolean;
  readonly onChoose: () => void;
  readonly onLeave?: (() => void) | undefined;
}

export function SalonItem(props: SalonItemProps) {
  const { salon, number, distanceInKm, isChosen, isPicked, onChoose, onLeave } = props;
  const t = useT('salon');
  const item = useRef<HTMLLIElement>(null);
  const market = useMarket();
  const { salonNo, salonName, street, salonLoyalty } = salon;
  const address = [street, cityLine(salon)].filter(Boolean).join(', ');
  return (
    <li
      ref={item}
      className={styles['item']}
      data-salon={salonNo}
      data-chosen={isChosen || undefined}
      data-picked={isPicked || undefined}
    >
      <h3>
        {number !== null && (
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        )}
        <Link to={`/salon/${encodeURIComponent(salonNo)}`} onClick={onLeave}>
          {salonName}
        </Link>
      </h3>
      {distanceInKm !== null && (
        <p className={styles['distance']} suppressHydrationWarning>
          {formatDistance(distanceInKm, market)}
        </p>
      )}
      <p className={styles['address']}>
        {address}
        {salonLoyalty && <span>{t('salon.loyalty')}</span>}
      </p>
      {isChosen ? (
        <p className={styles['chosen']}>
          <Icon name="tick" />
          {t('salon.isChosen')}
        </p>
      ) : (
        <Button
          appearance="secondary"
          className={styles['choose']}
          aria-label={t('salon.chooseNamed', { name: salonName })}
          onClick={() => {
            // The focused button disappears once pressed.
            item.current?.querySelector('a')?.focus();
            onChoose();
          }}
        >
          {t('salon.choose.action')}
        </Button>
      )}
    </li>
  );
}
