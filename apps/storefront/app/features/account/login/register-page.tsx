import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { EmailField, NameFields } from '../forms/text-field.tsx';
import { NewPassword } from './new-password.tsx';

export function RegisterPage() {
  const t = useT('account');
  return (
    <AuthPage title={t('account.register.title')}>
      <AccountForm submitLabel={t('account.register.action')}>
        <NameFields />
        <EmailField autoComplete="email" />
        <NewPassword label={t('account.password')} differsCode="registerPasswordsDiffer" />
      </AccountForm>
      <EntryAside>
        <p>
          {t('account.register.known')} <Link to="/account/login">{t('account.login.action')}</Link>
        </p>
      </EntryAside>
    </AuthPage>
  );
}
