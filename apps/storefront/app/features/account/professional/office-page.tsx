import { type SalonDetails as Details, proofCountryOf, salonPhotoPath } from '@lokke/domain/salons';
import { useLocation } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { SalonDetails, SalonPhoto } from '../../../shared/salons/salon-details.tsx';
import type { SalonNames } from '../../../shared/salons/salon-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useReply } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import styles from './own-page.module.css';
import { ASKED_PHOTO, OFFICE_FORMS } from './screen.ts';
import type { OfficeScreen } from './serve-salon.ts';

interface OfficePageProps {
  readonly screen: OfficeScreen;
}

/** Shows the office what a salon asks, and takes its decision. */
export function OfficePage({ screen }: OfficePageProps) {
  const t = useT('professional');
  return (
    <AreaPage title={t('professional.office.title')} back={null}>
      <UntilSent name={OFFICE_FORMS.approve} done={t('professional.office.approved')} />
      <UntilSent name={OFFICE_FORMS.refuse} done={t('professional.office.refused')} />
      <Question screen={screen} />
    </AreaPage>
  );
}

function Question({ screen: { question, names } }: OfficePageProps) {
  const t = useT('professional');
  const { locale, prefix } = useMarket();
  const { search } = useLocation();
  const reply = useReply();
  if (question === null) {
    return reply?.kind === 'success' ? null : (
      <Notice tone="error">{t('professional.office.none')}</Notice>
    );
  }
  if (question.about === 'proof') return <ProofQuestion question={question} />;
  const { salon, asked, shown } = question;
  const { salonName: name } = salon;
  return (
    <>
      <p>{t('professional.office.text', { salon: name, city: salon.city })}</p>
      <div className={styles['compared']}>
        <Version
          title={t('professional.office.asked')}
          details={asked}
          names={names}
          photoPath={`${prefix}${ASKED_PHOTO}${search}`}
        />
        <Version
          title={t('professional.office.shown')}
          details={shown}
          names={names}
          photoPath={shown.photo && salonPhotoPath(locale, salon.salonNo, shown.photo.id)}
        />
      </div>
      <Decision
        approve={t('professional.office.approve')}
        refuse={t('professional.office.refuse')}
      />
    </>
  );
}

interface ProofQuestionProps {
  readonly question: Extract<OfficeScreen['question'], { readonly about: 'proof' }>;
}

/** Shows the whole number, which the office looks up; an accepted one can be withdrawn by the same link. */
function ProofQuestion({ question: { salon, proof, isAccepted } }: ProofQuestionProps) {
  const t = useT('professional');
  const { salonName, city } = salon;
  const text = isAccepted ? 'professional.office.proofAccepted' : 'professional.office.proofText';
  const number = proof.state === '' ? proof.number : `${proof.number}, ${proof.state}`;
  return (
    <>
      <p>{t(text, { salon: salonName, city })}</p>
      <dl>
        <dt>{t(`professional.proof.number.${proofCountryOf(proof.country)}`)}</dt>
        <dd>{number}</dd>
      </dl>
      <Decision
        approve={isAccepted ? null : t('professional.office.accept')}
        refuse={t(isAccepted ? 'professional.office.withdraw' : 'professional.office.notAccept')}
      />
    </>
  );
}

interface DecisionProps {
  /** Label of the button; null where it was approved before. */
  readonly approve: string | null;
  readonly refuse: string;
}

function Decision({ approve, refuse }: DecisionProps) {
  const t = useT('professional');
  return (
    <>
      {approve !== null && <AccountForm name={OFFICE_FORMS.approve} submitLabel={approve} />}
      <AccountForm name={OFFICE_FORMS.refuse} submitLabel={refuse} appearance="secondary">
        <TextField name="reason" label={t('professional.office.reason')} autoComplete="off" />
      </AccountForm>
    </>
  );
}

interface VersionProps {
  readonly title: string;
  readonly details: Details;
  readonly names: SalonNames;
  readonly photoPath: string | null;
}

/** Writes addresses out, so that nobody approves what they did not see. */
function Version({ title, details, names, photoPath }: VersionProps) {
  const t = useT('professional');
  const { bookingUrl, photo } = details;
  return (
    <section>
      <h2>{title}</h2>
      {photo !== null && photoPath !== null && <SalonPhoto src={photoPath} alt={photo.alt} />}
      <dl>
        <SalonDetails details={details} names={names} />
        {bookingUrl !== null && (
          <>
            <dt>{t('professional.page.bookingUrl')}</dt>
            <dd>{bookingUrl}</dd>
          </>
        )}
        {photo !== null && (
          <>
            <dt>{t('professional.page.photoAlt')}</dt>
            <dd>{photo.alt}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
