import type { SalonDetails as Details } from '@lokke/domain/salons';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { SalonDetails, SalonPhoto } from '../../../shared/salons/salon-details.tsx';
import type { SalonNames } from '../../../shared/salons/salon-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import styles from './own-page.module.css';
import { OFFICE_FORMS } from './screen.ts';
import type { OfficeScreen } from './serve-salon.ts';

interface OfficePageProps {
  readonly screen: OfficeScreen;
  readonly reply: FormReply | undefined;
}

/** Shows the office a change of a salon's page, and takes its decision. */
export function OfficePage({ screen, reply }: OfficePageProps) {
  const t = useT('professional');
  const [approved, refused] = [
    useFormState(reply, OFFICE_FORMS.approve),
    useFormState(reply, OFFICE_FORMS.refuse),
  ];
  useAnnounceSuccess(approved, t('professional.office.approved'));
  useAnnounceSuccess(refused, t('professional.office.refused'));
  return (
    <AreaPage title={t('professional.office.title')} back={null}>
      {approved.kind === 'success' && (
        <Notice tone="success">{t('professional.office.approved')}</Notice>
      )}
      {refused.kind === 'success' && (
        <Notice tone="success">{t('professional.office.refused')}</Notice>
      )}
      <Question screen={screen} reply={reply} />
    </AreaPage>
  );
}

function Question({ screen: { question, names }, reply }: OfficePageProps) {
  const t = useT('professional');
  const approve = useFormState(reply, OFFICE_FORMS.approve);
  const refuse = useFormState(reply, OFFICE_FORMS.refuse);
  if (question === null) {
    return reply?.kind === 'success' ? null : (
      <Notice tone="error">{t('professional.office.none')}</Notice>
    );
  }
  const { salon, asked, shown } = question;
  const { salonName: name } = salon;
  return (
    <>
      <p>{t('professional.office.text', { salon: name, city: salon.city })}</p>
      <div className={styles['compared']}>
        <Version title={t('professional.office.asked')} details={asked} {...{ names, name }} />
        <Version title={t('professional.office.shown')} details={shown} {...{ names, name }} />
      </div>
      <AccountForm
        name={OFFICE_FORMS.approve}
        state={approve}
        submitLabel={t('professional.office.approve')}
      />
      <AccountForm
        name={OFFICE_FORMS.refuse}
        state={refuse}
        submitLabel={t('professional.office.refuse')}
        appearance="secondary"
      >
        <TextField name="reason" label={t('professional.office.reason')} autoComplete="off" />
      </AccountForm>
    </>
  );
}

interface VersionProps {
  readonly title: string;
  readonly details: Details;
  readonly names: SalonNames;
  readonly name: string;
}

/** Writes addresses out, so that nobody approves what they did not see. */
function Version({ title, details, names, name }: VersionProps) {
  const t = useT('professional');
  const { bookingUrl, photoUrl } = details;
  return (
    <section>
      <h2>{title}</h2>
      {photoUrl !== null && <SalonPhoto url={photoUrl} name={name} />}
      <dl>
        <SalonDetails details={details} names={names} />
        {bookingUrl !== null && (
          <>
            <dt>{t('professional.page.bookingUrl')}</dt>
            <dd>{bookingUrl}</dd>
          </>
        )}
        {photoUrl !== null && (
          <>
            <dt>{t('professional.page.photoUrl')}</dt>
            <dd>{photoUrl}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
