import { CONTACT_LIMITS, REPORT_REASONS } from '@lokke/domain/contact';
import type { Review } from '@lokke/domain/reviews';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useFormState } from '../forms/form-state.ts';
import { ChoiceField, EmailField, TextField } from '../forms/text-field.tsx';
import { MessageField } from './message-field.tsx';

interface ReportPageProps {
  readonly review: Pick<Review, 'title' | 'body' | 'author' | 'language'>;
  /** The product's. */
  readonly handle: string;
  readonly isOpen: boolean;
}

/** Shows a review and asks what is wrong with it; anybody may say it (Regulation (EU) 2022/2065, art. 16). */
export function ReportPage({ review, handle, isOpen }: ReportPageProps) {
  const t = useT('contact', 'report', 'reviews');
  const isSent = useFormState().kind === 'success';
  return (
    <AuthPage
      key={isSent ? 'sent' : 'form'}
      title={t(isSent ? 'report.sent' : 'report.title')}
      headTitle={t('report.title')}
      isNextStep={isSent}
    >
      <UntilSent done={t('report.sentText')}>
        <p>{t('report.intro')}</p>
        <blockquote lang={review.language ?? undefined}>
          <p>
            <strong>{review.title}</strong>
          </p>
          <p>{review.body}</p>
          <p>{review.author === '' ? t('reviews.anonymous') : review.author}</p>
        </blockquote>
        {isOpen ? (
          <ReportForm />
        ) : (
          <>
            <p>{t('report.closed')}</p>
            <Link to="/contact">{t('contact.title')}</Link>
          </>
        )}
      </UntilSent>
      <EntryAside>
        <Link to={`/products/${handle}`}>{t('report.product')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

function ReportForm() {
  const t = useT('contact', 'report');
  return (
    <AccountForm submitLabel={t('contact.send')}>
      <ChoiceField
        name="subject"
        label={t('report.reason')}
        choices={[
          { value: '', label: t('contact.subject.choose') },
          ...REPORT_REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) })),
        ]}
      />
      <MessageField label={t('report.message')} />
      <TextField
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
      />
      <EmailField autoComplete="email" />
      <p>{t('report.faith')}</p>
    </AccountForm>
  );
}
