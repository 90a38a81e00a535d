import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { NewPassword } from './new-password.tsx';

export function ResetPage({ forgotPath = '/account/forgot' }: { readonly forgotPath?: string }) {
  const t = useT('account');
  return (
    <AuthPage title={t('account.reset.title')}>
      <AccountForm submitLabel={t('account.reset.action')}>
        <NewPassword label={t('account.newPassword')} differsCode="passwordsDiffer" />
      </AccountForm>
      <EntryAside>
        <Link to={forgotPath}>{t('account.reset.again')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

export function ActivatePage() {
  const t = useT('account');
  return (
    <AuthPage title={t('account.activate.title')} text={t('account.activate.text')}>
      <AccountForm submitLabel={t('account.activate.action')}>
        <NewPassword label={t('account.password')} differsCode="passwordsDiffer" />
      </AccountForm>
    </AuthPage>
  );
}
