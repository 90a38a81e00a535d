import { townLine } from '@lokke/domain/addresses';
import { type SalonDetails as Details, type Place, salonPhotoPath } from '@lokke/domain/salons';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { SalonDetails, SalonPhoto } from '../../shared/salons/salon-details.tsx';
import type { SalonNames } from '../../shared/salons/salon-names.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { type ListedSalon, phoneHref } from './format-salon.ts';
import { SalonMap } from './salon-map.tsx';
import styles from './salon-page.module.css';

interface SalonPageProps {
  readonly salon: ListedSalon;
  readonly places: readonly Place[];
  readonly details: Details;
  readonly names: SalonNames;
}

export function SalonPage({ salon, places, details, names }: SalonPageProps) {
  const t = useT('salon');
  const { locale } = useMarket();
  const { salonNo, salonName, street, phone, position } = salon;
  const { photo } = details;
  const trail = [
    { title: t('shell.breadcrumbs.home'), to: '/' },
    { title: t('salon.all'), to: '/salon/' },
  ];
  return (
    <div className={`page ${styles['page']}`}>
      <Breadcrumbs label={t('shell.breadcrumbs')} trail={trail} current={salonName} />
      <div className={styles['facts']}>
        <h1>{salonName}</h1>
        {photo !== null && (
          <SalonPhoto src={salonPhotoPath(locale, salonNo, photo.id)} alt={photo.alt} />
        )}
        <dl>
          <dt>{t('salon.address')}</dt>
          <dd>
            <address>
              {street !== null && <span>{street}</span>}
              <span>{townLine(salon)}</span>
            </address>
          </dd>
          {phone !== null && (
            <>
              <dt>{t('salon.phone')}</dt>
              <dd>
                <a href={phoneHref(phone)}>{phone}</a>
              </dd>
            </>
          )}
          <SalonDetails details={details} names={names} />
        </dl>
        <SalonChoice salon={salon} />
        {details.bookingUrl !== null && (
          <a className={styles['route']} href={details.bookingUrl} rel="noreferrer">
            {t('salon.book')}
          </a>
        )}
        {position !== null && (
          <a
            className={styles['route']}
            href={`https://www.openstreetmap.org/directions?to=${position.latitude}%2C${position.longitude}`}
            rel="noreferrer"
          >
            {t('salon.route')}
          </a>
        )}
        <ButtonLink appearance="plain" to="/salon/">
          {t('salon.all')}
        </ButtonLink>
      </div>
      <div>
        <SalonMap
          found={[{ salon, distanceInKm: null, bookingUrl: null }]}
          places={places}
          chosenSalonNo={salonNo}
          isClose={true}
          isNumbered={false}
          onPick={() => undefined}
        />
      </div>
    </div>
  );
}

function SalonChoice({ salon }: { readonly salon: ListedSalon }) {
  const t = useT('salon');
  const announce = useAnnounce();
  const { salon: current, choose, remove } = useSalon();
  const name = salon.salonName;
  if (current?.salonNo !== salon.salonNo) {
    const chooseIt = () => {
      choose(salon);
      announce(t('salon.chosen', { name }));
    };
    return <Button onClick={chooseIt}>{t('salon.choose.action')}</Button>;
  }
  const removeIt = () => {
    remove();
    announce(t('salon.removed', { name }));
  };
  return (
    <div className={styles['choice']}>
      <p>
        <Icon name="tick" />
        {t('salon.isChosen')}
      </p>
      <Button appearance="plain" aria-label={t('salon.removeNamed', { name })} onClick={removeIt}>
        {t('salon.remove')}
      </Button>
    </div>
  );
}
