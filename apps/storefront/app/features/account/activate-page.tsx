import { useT } from '../../shared/i18n/messages-provider.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage } from './auth-page.tsx';
import type { FormReply } from './form-reply.ts';
import { NewPassword } from './new-password.tsx';
import { useFormState } from './use-form-state.ts';

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
