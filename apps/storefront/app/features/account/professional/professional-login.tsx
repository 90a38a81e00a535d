import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AccountForm } from '../account-form.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { CurrentPassword } from '../current-password.tsx';
import type { FormReply } from '../form-reply.ts';
import { EmailField } from '../text-field.tsx';
import { useFormState } from '../use-form-state.ts';
import { AREA } from './screen.ts';

export function ProfessionalLogin({ reply }: { readonly reply: FormReply | undefined }) {
  const t = useT('account', 'professional');
  return (
    <AuthPage title={t('professional.login.title')} text={t('professional.login.text')}>
      <AccountForm
        state={useFormState(reply)}
        submitLabel={t('account.login.action')}
        aside={<Link to={`${AREA}/forgot`}>{t('account.login.forgot')}</Link>}
      >
        <EmailField autoComplete="username" />
        <CurrentPassword />
      </AccountForm>
      <EntryAside>
        <p>{t('professional.login.new')}</p>
        <ButtonLink to={`${AREA}/register`} appearance="secondary">
          {t('professional.login.register')}
        </ButtonLink>
      </EntryAside>
    </AuthPage>
  );
}
