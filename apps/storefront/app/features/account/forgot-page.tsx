import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormReply } from './form-reply.ts';
import { EmailField } from './text-field.tsx';
import { useAnnounceSuccess, useFormState } from './use-form-state.ts';

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
