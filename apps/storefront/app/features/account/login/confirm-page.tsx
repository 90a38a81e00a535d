import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { useFormState } from '../forms/form-state.ts';
import { CurrentPassword, EmailField } from '../forms/text-field.tsx';

interface ConfirmPageProps {
  /** Address of the visitor who is logged in; null for nobody. */
  readonly email: string | null;
  /** Page of the same link that sets a new password. */
  readonly newPasswordPath: string;
}

/** Proves an address; programs that look through letters open its link, and know no password. */
export function ConfirmPage({ email, newPasswordPath }: ConfirmPageProps) {
  const t = useT('account');
  const state = useFormState();
  const isLinkDead = state.kind === 'error' && state.code === 'linkInvalid';
  return (
    <AuthPage title={t('account.confirm.title')} text={t('account.confirm.text')}>
      <AccountForm known={{ email }} submitLabel={t('account.confirm.action')}>
        <EmailField autoComplete="username" />
        <CurrentPassword />
      </AccountForm>
      <EntryAside>
        {isLinkDead && <Link to="/account/dashboard">{t('account.confirm.again')}</Link>}
        {!isLinkDead && email === null && (
          <>
            <p>{t('account.confirm.other')}</p>
            <Link to={newPasswordPath}>{t('account.reset.title')}</Link>
          </>
        )}
      </EntryAside>
    </AuthPage>
  );
}
