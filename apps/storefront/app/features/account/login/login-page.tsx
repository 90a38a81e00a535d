import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useLocalUser } from '../../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { CurrentPassword, EmailField } from '../forms/text-field.tsx';

export function LoginPage({ hasProfessionalArea }: { readonly hasProfessionalArea: boolean }) {
  const t = useT('account');
  return (
    <AuthPage title={t('account.login.title')}>
      <AccountForm
        known={{ email: useLocalUser() }}
        submitLabel={t('account.login.action')}
        aside={<Link to="/account/forgot">{t('account.login.forgot')}</Link>}
      >
        <EmailField autoComplete="username" />
        <CurrentPassword />
      </AccountForm>
      <EntryAside>
        <p>{t('account.login.new')}</p>
        <ButtonLink to="/account/register" appearance="secondary">
          {t('account.login.register')}
        </ButtonLink>
        {hasProfessionalArea && (
          <Link to="/account/professional">{t('account.login.professional')}</Link>
        )}
      </EntryAside>
    </AuthPage>
  );
}

/** Shown when logging out failed or the URL was opened: logging out takes a POST. */
export function LogoutPage() {
  const t = useT('account');
  return (
    <AuthPage title={t('account.logout')} text={t('account.logout.text')}>
      <AccountForm submitLabel={t('account.logout')} />
    </AuthPage>
  );
}
