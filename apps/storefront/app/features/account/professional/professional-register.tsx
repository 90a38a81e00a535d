import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AccountForm } from '../account-form.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import type { FormReply } from '../form-reply.ts';
import { NewPassword } from '../new-password.tsx';
import { EmailField } from '../text-field.tsx';
import { useFormState } from '../use-form-state.ts';
import { AREA } from './screen.ts';

export function ProfessionalRegister({ reply }: { readonly reply: FormReply | undefined }) {
  const t = useT('account', 'professional');
  return (
    <AuthPage title={t('professional.register.title')} text={t('professional.register.text')}>
      <AccountForm state={useFormState(reply)} submitLabel={t('account.register.action')}>
        <EmailField autoComplete="email" />
        <NewPassword label={t('account.password')} differsCode="passwordsDiffer" />
      </AccountForm>
      <EntryAside>
        <p>
          {t('professional.register.known')}{' '}
          <Link to={`${AREA}/login`}>{t('account.login.action')}</Link>
        </p>
      </EntryAside>
    </AuthPage>
  );
}
