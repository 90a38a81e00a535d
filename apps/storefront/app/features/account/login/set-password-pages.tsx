import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useFormState } from '../forms/form-state.ts';
import { NewPassword } from './new-password.tsx';

interface ResetPageProps {
  readonly reply: FormReply | undefined;
  readonly forgotPath?: string;
}

export function ResetPage({ reply, forgotPath = '/account/forgot' }: ResetPageProps) {
  const t = useT('account');
  return (
    <AuthPage title={t('account.reset.title')}>
      <AccountForm state={useFormState(reply)} submitLabel={t('account.reset.action')}>
        <NewPassword label={t('account.newPassword')} differsCode="passwordsDiffer" />
      </AccountForm>
      <EntryAside>
        <Link to={forgotPath}>{t('account.reset.again')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

export function ActivatePage({ reply }: { readonly reply: FormReply | undefined }) {
  const t = useT('account');
  return (
    <AuthPage title={t('account.activate.title')} text={t('account.activate.text')}>
      <AccountForm state={useFormState(reply)} submitLabel={t('account.activate.action')}>
        <NewPassword label={t('account.password')} differsCode="passwordsDiffer" />
      </AccountForm>
    </AuthPage>
  );
}
