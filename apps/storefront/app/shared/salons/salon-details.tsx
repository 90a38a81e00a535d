import { type SalonDetails as Details, PHOTO } from '@lokke/domain/salons';
import { useT } from '../i18n/messages-provider.tsx';
import styles from './salon-details.module.css';
import type { SalonNames } from './salon-names.ts';

interface SalonDetailsProps {
  readonly details: Details;
  readonly names: SalonNames;
}

/** Keeps a span of hours in one line (U+2060). */
const DASH = '\u2060–\u2060';

/** Rows of a salon's facts, for a `dl`. */
export function SalonDetails({ details, names }: SalonDetailsProps) {
  const t = useT('salon');
  const nameOf = useServiceName();
  const { openingHours, services, stylists, languages } = details;
  const lists = [
    [t('salon.services'), services.map(nameOf)],
    [t('salon.stylists'), stylists],
    [t('salon.languages'), languages.map((code) => names.languages[code] ?? code)],
  ] as const;
  return (
    <>
      {openingHours.length > 0 && (
        <>
          <dt>{t('salon.hours')}</dt>
          <dd>
            <ul>
              {openingHours.map(({ day, hours }, index) => (
                <li key={day} className={styles['day']}>
                  <span>{names.days[index]}</span>{' '}
                  {hours?.replaceAll('-', DASH) ?? t('salon.closed')}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {lists.map(([name, values]) =>
        values.length === 0 ? null : (
          <Row key={name} name={name}>
            {values.join(', ')}
          </Row>
        ),
      )}
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const SERVICES = {
  cut: 'salon.service.cut',
  colour: 'salon.service.colour',
  balayage: 'salon.service.balayage',
  styling: 'salon.service.styling',
  treatment: 'salon.service.treatment',
  bridal: 'salon.service.bridal',
  beard: 'salon.service.beard',
  extensions: 'salon.service.extensions',
} as const;

/** Names a service; one that has no translation is shown as the salon wrote it. */
export function useServiceName(): (service: string) => string {
  const t = useT('salon');
  return (service) => (isKnown(service) ? t(SERVICES[service]) : service);
}

function isKnown(service: string): service is keyof typeof SERVICES {
  return Object.hasOwn(SERVICES, service);
}

interface SalonPhotoProps {
  readonly src: string;
  readonly alt: string;
}

/** Photo of a salon, as wide as its box. */
export function SalonPhoto({ src, alt }: SalonPhotoProps) {
  const { width, height } = PHOTO;
  const size = { width, height };
  return <img className={styles['photo']} src={src} alt={alt} {...size} loading="lazy" />;
}
