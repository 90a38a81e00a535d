import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useLocalDay } from '../../../shared/market/use-local-day.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { AreaPage } from './area-page.tsx';
import { PrescriptionBuilder } from './prescription-builder.tsx';
import styles from './prescriptions.module.css';
import { CARDS, PRESCRIPTION_FORMS } from './screen.ts';
import type { PrescriptionScreen } from './serve-prescriptions.ts';

/** Puts routines for clients together, and lists them with what became of them. */
export function PrescriptionsPage({ screen }: { readonly screen: PrescriptionScreen }) {
  const t = useT('prescription');
  const { kept } = screen;
  return (
    <AreaPage title={t('prescription.pro.title')}>
      {screen.salon !== null && <p>{screen.salon.salonName}</p>}
      <p>{t('prescription.pro.text')}</p>
      {kept === null ? (
        <Notice tone="error">{t('prescription.unavailable')}</Notice>
      ) : (
        <>
          <PrescriptionBuilder screen={screen} />
          <section aria-labelledby="kept">
            <h2 id="kept">{t('prescription.pro.list')}</h2>
            {kept.length === 0 && <p>{t('prescription.pro.empty')}</p>}
            <ul className={styles['list']}>
              {kept.map((one) => (
                <KeptPrescription key={one.prescription.code} kept={one} />
              ))}
            </ul>
          </section>
        </>
      )}
    </AreaPage>
  );
}

interface KeptPrescriptionProps {
  readonly kept: NonNullable<PrescriptionScreen['kept']>[number];
}

function KeptPrescription({ kept }: KeptPrescriptionProps) {
  const t = useT('prescription', 'professional');
  const { prescription, titles, state, closesAt, openedCount, boughtCount, link } = kept;
  const { code, madeAt, note } = prescription;
  const dayOf = useLocalDay();
  return (
    <li>
      <h3>{t('prescription.pro.made', { date: dayOf(madeAt) })}</h3>
      <p>{titles.join(', ')}</p>
      {note !== '' && <p className={styles['note']}>{note}</p>}
      <p>
        {t(`prescription.pro.${state}`, { date: dayOf(closesAt) })}{' '}
        {t('prescription.pro.opened', { count: openedCount })}{' '}
        {boughtCount !== null && t('prescription.pro.bought', { count: boughtCount })}
      </p>
      {state === 'open' && (
        <>
          <p className={styles['link']}>
            <a href={link}>{link}</a>
          </p>
          <p>
            <Link to={`${CARDS}?page=/prescription/${code}`}>{t('prescription.pro.card')}</Link>
          </p>
          <AccountForm
            name={`${PRESCRIPTION_FORMS.revoke}-${code}`}
            submitLabel={t('prescription.pro.revoke')}
            appearance="plain"
            hidden={{ code }}
          />
        </>
      )}
    </li>
  );
}
