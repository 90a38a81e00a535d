import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { EmailField } from '../forms/text-field.tsx';

interface ForgotPageProps {
  readonly reply: FormReply | undefined;
  readonly loginPath?: string;
}

/** Answers the same whether the account exists or not. */
export function ForgotPage({ reply, loginPath = '/account/login' }: ForgotPageProps) {
  const t = useT('account');
  const state = useFormState(reply);
  const done =
    state.kind === 'success'
      ? t('account.forgot.done', { email: state.values['email'] ?? '' })
      : '';
  useAnnounceSuccess(state, done);
  return (
    <AuthPage title={t('account.forgot.title')}>
      {state.kind === 'success' ? (
        <Notice tone="success">{done}</Notice>
      ) : (
        <>
          <p>{t('account.forgot.text')}</p>
          <AccountForm state={state} submitLabel={t('account.forgot.action')}>
            <EmailField autoComplete="username" />
          </AccountForm>
        </>
      )}
      <EntryAside>
        <Link to={loginPath}>{t('account.forgot.back')}</Link>
      </EntryAside>
    </AuthPage>
  );
}
