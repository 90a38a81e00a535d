import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormReply } from './form-reply.ts';
import { useFormState } from './use-form-state.ts';
import { StatedFacts } from './withdrawal-facts.tsx';
import { CONFIRMATION } from './withdrawal-steps.ts';

const STATED = ['name', 'orderNumber', 'email', 'items'] as const;

/** What was stated, to be read before it counts. */
export function WithdrawalReview({ reply }: { readonly reply: FormReply }) {
  const t = useT('withdrawal');
  const state = useFormState(reply, CONFIRMATION);
  const { values } = reply;
  return (
    <AuthPage title={t('withdrawal.review')} text={t('withdrawal.reviewText')} isNextStep>
      <StatedFacts values={values} />
      <AccountForm state={state} name={CONFIRMATION} submitLabel={t('withdrawal.confirm')}>
        {STATED.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
      </AccountForm>
      <EntryAside>
        <Link to="/withdraw">{t('withdrawal.change')}</Link>
      </EntryAside>
    </AuthPage>
  );
}
