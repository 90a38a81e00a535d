import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useFormState } from '../forms/form-state.ts';
import { EmailField, NameFields } from '../forms/text-field.tsx';
import { NewPassword } from './new-password.tsx';

export function RegisterPage({ reply }: { readonly reply: FormReply | undefined }) {
  const t = useT('account');
  return (
    <AuthPage title={t('account.register.title')}>
      <AccountForm state={useFormState(reply)} submitLabel={t('account.register.action')}>
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
