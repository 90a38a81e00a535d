import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { afterLogin, invitationQuery } from './email-link-path.ts';
import { AREA, VERIFY_FORMS } from './screen.ts';

/** Verifies on a press, not on the visit: mail scanners open links too. */
export function VerifyPage({ isElsewhere }: { readonly isElsewhere: boolean }) {
  return isElsewhere ? <ChoosePassword /> : <ConfirmHere />;
}

function ConfirmHere() {
  const t = useT('account', 'professional');
  const [searchParams] = useSearchParams();
  const state = useFormState();
  const done = t('professional.home.confirmed');
  useAnnounceSuccess(state, done);
  if (state.kind === 'success') {
    return (
      <AuthPage title={t('professional.verify.title')}>
        <Notice tone="success">{done}</Notice>
        <ButtonLink to={afterLogin({ searchParams })}>
          {invitationQuery({ searchParams }) === ''
            ? t('professional.home.title')
            : t('professional.invitation.title')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('professional.verify.title')} text={t('professional.verify.text')}>
      <AccountForm submitLabel={t('professional.verify.action')} />
    </AuthPage>
  );
}

/** Leads on whoever reads the letter where the account is not logged in. */
function ChoosePassword() {
  const t = useT('account', 'professional');
  const [searchParams] = useSearchParams();
  const query = invitationQuery({ searchParams });
  const state = useFormState(VERIFY_FORMS.password);
  const sent = t('professional.verify.sent');
  useAnnounceSuccess(state, sent);
  const title = t('professional.verify.title');
  if (state.kind === 'success') {
    return (
      <AuthPage title={title}>
        <Notice tone="success">{sent}</Notice>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={title} text={t('professional.verify.elsewhere')}>
      <AccountForm name={VERIFY_FORMS.password} submitLabel={t('professional.verify.choose')} />
      <EntryAside>
        <p>
          {t('professional.verify.mine')}{' '}
          <Link to={`${AREA}/login${query}`}>{t('account.login.action')}</Link>
        </p>
      </EntryAside>
    </AuthPage>
  );
}
