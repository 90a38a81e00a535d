import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useFormState } from '../forms/form-state.ts';
import { EmailField } from '../forms/text-field.tsx';

/** Answers the same whether the account exists or not. */
export function ForgotPage({ loginPath = '/account/login' }: { readonly loginPath?: string }) {
  const t = useT('account');
  const state = useFormState();
  const email = state.kind === 'success' ? (state.values['email'] ?? '') : '';
  return (
    <AuthPage title={t('account.forgot.title')}>
      <UntilSent done={t('account.forgot.done', { email })}>
        <p>{t('account.forgot.text')}</p>
        <AccountForm submitLabel={t('account.forgot.action')}>
          <EmailField autoComplete="username" />
        </AccountForm>
      </UntilSent>
      <EntryAside>
        <Link to={loginPath}>{t('account.forgot.back')}</Link>
      </EntryAside>
    </AuthPage>
  );
}
