import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../account-form.tsx';
import { AuthPage } from '../auth-page.tsx';
import type { FormReply } from '../form-reply.ts';
import { useAnnounceSuccess } from '../use-announce-success.ts';
import { useFormState } from '../use-form-state.ts';
import { AREA } from './screen.ts';

/** A press confirms, not the visit: programs that read mail open its links too. */
export function VerifyPage({ reply }: { readonly reply: FormReply | undefined }) {
  const t = useT('account', 'professional');
  const state = useFormState(reply);
  const done = t('professional.home.confirmed');
  useAnnounceSuccess(state, done);
  if (state.kind === 'success') {
    return (
      <AuthPage title={t('professional.verify.title')}>
        <Notice tone="success">{done}</Notice>
        <ButtonLink to={AREA}>{t('professional.home.title')}</ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('professional.verify.title')} text={t('professional.verify.text')}>
      <AccountForm state={state} submitLabel={t('professional.verify.action')}>
        {null}
      </AccountForm>
    </AuthPage>
  );
}
