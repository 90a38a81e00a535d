import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useLocalDay } from '../../../shared/market/use-local-day.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useFormState } from '../forms/form-state.ts';
import { AreaPage } from './area-page.tsx';
import { PrescriptionBuilder } from './prescription-builder.tsx';
import styles from './prescriptions.module.css';
import { CARDS, PRESCRIPTION_FORMS } from './screen.ts';
import type { PrescriptionScreen } from './serve-prescriptions.ts';

interface PrescriptionsPageProps {
  readonly screen: PrescriptionScreen;
  readonly reply: FormReply | undefined;
}

/** Puts routines for clients together, and lists them with what became of them. */
export function PrescriptionsPage({ screen, reply }: PrescriptionsPageProps) {
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
          <PrescriptionBuilder screen={screen} reply={reply} />
          <section aria-labelledby="kept">
            <h2 id="kept">{t('prescription.pro.list')}</h2>
            {kept.length === 0 && <p>{t('prescription.pro.empty')}</p>}
            <ul className={styles['list']}>
              {kept.map((one) => (
                <KeptPrescription key={one.prescription.code} kept={one} reply={reply} />
              ))}
            </ul>
          </section>
        </>
      )}
    </AreaPage>
  );
}

interface KeptPrescriptionProps extends Pick<PrescriptionsPageProps, 'reply'> {
  readonly kept: NonNullable<PrescriptionScreen['kept']>[number];
}

function KeptPrescription({ kept, reply }: KeptPrescriptionProps) {
  const t = useT('prescription', 'professional');
  const { prescription, titles, state, closesAt, openedCount, boughtCount, link } = kept;
  const { code, madeAt, note } = prescription;
  const form = `${PRESCRIPTION_FORMS.revoke}-${code}`;
  const sentence = useFormState(reply, form);
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
            name={form}
            state={sentence}
            submitLabel={t('prescription.pro.revoke')}
            appearance="plain"
          >
            <input type="hidden" name="code" value={code} />
          </AccountForm>
        </>
      )}
    </li>
  );
}
