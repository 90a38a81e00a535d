import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useLocalUser } from '../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormReply } from './form-reply.ts';
import { CurrentPassword, EmailField } from './text-field.tsx';
import { useFormState } from './use-form-state.ts';

interface LoginPageProps {
  readonly reply: FormReply | undefined;
  readonly hasProfessionalArea: boolean;
}

export function LoginPage({ reply, hasProfessionalArea }: LoginPageProps) {
  const t = useT('account');
  return (
    <AuthPage title={t('account.login.title')}>
      <AccountForm
        state={useFormState(reply)}
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
