import { useT } from '../../shared/i18n/messages-provider.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage } from './auth-page.tsx';
import type { FormReply } from './form-reply.ts';
import { useFormState } from './use-form-state.ts';

/** Shown when logging out failed or the URL was opened: logging out takes a POST. */
export function LogoutPage({ reply }: { readonly reply: FormReply | undefined }) {
  const t = useT('account');
  return (
    <AuthPage title={t('account.logout')} text={t('account.logout.text')}>
      <AccountForm state={useFormState(reply)} submitLabel={t('account.logout')}>
        {null}
      </AccountForm>
    </AuthPage>
  );
}
