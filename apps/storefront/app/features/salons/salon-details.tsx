import type { SalonDetails as Details } from '@lokke/domain/salons';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './salon-page.module.css';

export interface NamedDetails extends Details {
  /** From Monday on, in the visitor's language. */
  readonly dayNames: readonly string[];
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

/** Rows of a salon's facts; a service that has no translation is shown as the salon wrote it. */
export function SalonDetails({ openingHours, services, dayNames }: NamedDetails) {
  const t = useT('salon');
  const nameOf = (service: string) => (isKnown(service) ? t(SERVICES[service]) : service);
  return (
    <>
      {openingHours.length > 0 && (
        <>
          <dt>{t('salon.hours')}</dt>
          <dd>
            <ul>
              {openingHours.map(({ day, hours }, index) => (
                <li key={day} className={styles['day']}>
                  <span>{dayNames[index]}</span> {hours?.replace('-', '–') ?? t('salon.closed')}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {services.length > 0 && (
        <>
          <dt>{t('salon.services')}</dt>
          <dd>{services.map(nameOf).join(', ')}</dd>
        </>
      )}
    </>
  );
}

function isKnown(service: string): service is keyof typeof SERVICES {
  return Object.hasOwn(SERVICES, service);
}
