import { formatDate } from '@lokke/domain/dates';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormReply, FormSuccess } from './form-reply.ts';
import { useAnnounceSuccess, useFormState } from './use-form-state.ts';
import { StatedFacts } from './withdrawal-facts.tsx';
import {
  CONFIRMATION,
  isConfirmed,
  WithdrawalStatementForm,
} from './withdrawal-statement-form.tsx';

interface WithdrawPageProps {
  readonly isOpen: boolean;
  readonly reply: FormReply | undefined;
}

/** Directive (EU) 2023/2673: a statement, its confirmation, a receipt; for anybody, logged in or not. */
export function WithdrawPage({ isOpen, reply }: WithdrawPageProps) {
  const t = useT('withdrawal');
  const known = { orderNumber: orderIn(useLocation().state) };
  if (reply?.kind === 'success' && isConfirmed(reply.values)) {
    return <WithdrawalReceipt reply={reply} />;
  }
  if (reply !== undefined && (reply.kind === 'success' || isConfirmed(reply.values))) {
    return <WithdrawalReview reply={reply} />;
  }
  return (
    <AuthPage title={t('withdrawal.title')} text={t('withdrawal.intro')}>
      {isOpen ? (
        <WithdrawalStatementForm reply={reply} known={known} />
      ) : (
        <>
          <p>{t('withdrawal.byLetter')}</p>
          <Link to="/pages/contact">{t('withdrawal.contact')}</Link>
        </>
      )}
      <EntryAside>
        <Link to="/pages/withdrawal">{t('withdrawal.more')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

/** An order's page leads here with its number. */
function orderIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('orderNumber' in state)) return null;
  return typeof state.orderNumber === 'string' ? state.orderNumber : null;
}

function WithdrawalReceipt({ reply }: { readonly reply: FormSuccess }) {
  const t = useT('withdrawal');
  const { values } = reply;
  const receivedAt = values['receivedAt'] ?? '';
  const done = t('withdrawal.doneText', {
    date: formatDate(new Date(receivedAt)),
    time: receivedAt.slice(11, 16),
    email: values['email'] ?? '',
  });
  useAnnounceSuccess(reply, done);
  return (
    <AuthPage title={t('withdrawal.done')} isNextStep>
      <Notice tone="success">{done}</Notice>
      <StatedFacts values={values} />
      <EntryAside>
        <Link to="/pages/withdrawal">{t('withdrawal.then')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

const STATED = ['name', 'orderNumber', 'email', 'items'] as const;

/** What was stated, to be read before it counts. */
function WithdrawalReview({ reply }: { readonly reply: FormReply }) {
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
