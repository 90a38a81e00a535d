import { townLine } from '@lokke/domain/addresses';
import { isPostcodeLike, PHOTO, salonPhotoPath } from '@lokke/domain/salons';
import { type Ref, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { type Found, formatDistance, type ListedSalon } from './format-salon.ts';
import styles from './salon-results.module.css';

interface SalonResultsProps {
  readonly found: Found;
  readonly query: string;
  readonly pickedSalonNo?: string | null;
  /** The map beside it shows the same numbers. */
  readonly isNumbered?: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
  readonly onChosen?: () => void;
  readonly onLeave?: () => void;
}

export function SalonResults({
  found,
  query,
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
  if (salons.length === 0) {
    return (
      <p role="status">
        {isPostcodeLike(query) ? t('salon.none.postcode', { query }) : t('salon.none')}
      </p>
    );
  }

  const chooseSalon = (salon: ListedSalon) => {
    choose(salon);
    announce(t('salon.chosen', { name: salon.salonName }));
    onChosen?.();
  };

  return (
    <div>
      <p role="status" className={styles['count']}>
        {t('salon.count', { count: total })}
        {salons.length < total && ` · ${t('salon.more', { shown: salons.length })}`}
      </p>
      {salons.some(({ salon }) => salon.salonLoyalty) && (
        <p className={styles['count']}>{t('salon.loyalty.what')}</p>
      )}
      <ul ref={listRef} aria-label={t('salon.list')}>
        {salons.map(({ salon, distanceInKm, bookingUrl, photo }, index) => (
          <SalonItem
            key={salon.salonNo}
            salon={salon}
            number={isNumbered ? index + 1 : null}
            distanceInKm={distanceInKm}
            bookingUrl={bookingUrl}
            photo={photo}
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

interface SalonItemProps {
  readonly salon: ListedSalon;
  readonly number: number | null;
  readonly distanceInKm: number | null;
  readonly bookingUrl: string | null;
  readonly photo: Found['salons'][number]['photo'];
  readonly isChosen: boolean;
  readonly isPicked: boolean;
  readonly onChoose: () => void;
  readonly onLeave?: (() => void) | undefined;
}

function SalonItem(props: SalonItemProps) {
  const { salon, number, distanceInKm, bookingUrl, photo } = props;
  const { isChosen, isPicked, onChoose, onLeave } = props;
  const t = useT('salon');
  const item = useRef<HTMLLIElement>(null);
  const market = useMarket();
  const { salonNo, salonName, street, salonLoyalty } = salon;
  const address = [street, townLine(salon)].filter(Boolean).join(', ');
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
      {photo && (
        <img
          className={styles['photo']}
          src={salonPhotoPath(market.locale, salonNo, photo.id, 'small')}
          alt={photo.alt}
          width={PHOTO.smallWidth}
          height={PHOTO.smallHeight}
          loading="lazy"
        />
      )}
      <p className={styles['address']}>
        {address}
        {salonLoyalty && <span>{t('salon.loyalty')}</span>}
      </p>
      {bookingUrl !== null && (
        <a
          href={bookingUrl}
          rel="noreferrer"
          aria-label={t('salon.bookNamed', { name: salonName })}
        >
          {t('salon.book')}
        </a>
      )}
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
