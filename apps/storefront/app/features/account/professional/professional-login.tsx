import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AccountForm } from '../account-form.tsx';
import { CurrentPassword } from '../current-password.tsx';
import { EntryAside, EntryPage } from '../entry-page.tsx';
import type { FormReply } from '../form-reply.ts';
import { EmailField } from '../text-field.tsx';
import { useFormState } from '../use-form-state.ts';
import { AREA } from './screen.ts';

export function ProfessionalLogin({ reply }: { readonly reply: FormReply | undefined }) {
  const t = useT('account', 'professional');
  return (
    <EntryPage title={t('professional.login.title')} text={t('professional.login.text')}>
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
        <ButtonLink to={`${AREA}/register`} look="secondary">
          {t('professional.login.register')}
        </ButtonLink>
      </EntryAside>
    </EntryPage>
  );
}
