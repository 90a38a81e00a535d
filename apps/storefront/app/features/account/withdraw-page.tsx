import { formatDate } from '@lokke/domain/dates';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormReply, FormSuccess, FormValues } from './form-reply.ts';
import { useAnnounceSuccess, useFormState } from './use-form-state.ts';
import styles from './withdrawal-facts.module.css';
import {
  CHANGE,
  CONFIRMATION,
  isConfirmed,
  isToChange,
  WithdrawalStatementForm,
} from './withdrawal-statement-form.tsx';

interface WithdrawPageProps {
  readonly isOpen: boolean;
  /** Initial values. */
  readonly known: Readonly<Record<string, string | null>>;
  readonly reply: FormReply | undefined;
}

/** Withdrawal under Directive (EU) 2023/2673: statement, confirmation, receipt; no login needed. */
export function WithdrawPage({ isOpen, known, reply }: WithdrawPageProps) {
  const t = useT('withdrawal');
  if (reply?.kind === 'success' && isConfirmed(reply.values)) {
    return <WithdrawalReceipt reply={reply} />;
  }
  const changed = reply !== undefined && isToChange(reply.values) ? reply.values : null;
  if (
    changed === null &&
    reply !== undefined &&
    (reply.kind === 'success' || isConfirmed(reply.values))
  ) {
    return <WithdrawalReview reply={reply} />;
  }
  return (
    <AuthPage
      title={t('withdrawal.title')}
      text={t('withdrawal.intro')}
      description={t('withdrawal.intro')}
      isNextStep={changed !== null}
    >
      {isOpen ? (
        <WithdrawalStatementForm reply={reply} known={changed ?? known} />
      ) : (
        <>
          <p>{t('withdrawal.byLetter')}</p>
          <Link to="/contact">{t('withdrawal.contact')}</Link>
        </>
      )}
      <EntryAside>
        <Link to="/pages/withdrawal">{t('withdrawal.more')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

function WithdrawalReceipt({ reply }: { readonly reply: FormSuccess }) {
  const t = useT('withdrawal');
  const head = useHead();
  const { values } = reply;
  const receivedAt = values['receivedAt'] ?? '';
  const done = t('withdrawal.doneText', {
    date: formatDate(new Date(receivedAt)),
    time: receivedAt.slice(11, 16),
    email: values['email'] ?? '',
  });
  useAnnounceSuccess(reply, done);
  return (
    <AuthPage title={t('withdrawal.done')} {...head} isNextStep>
      <Notice tone="success">{done}</Notice>
      <StatedFacts values={values} />
      <EntryAside>
        <Link to="/pages/withdrawal">{t('withdrawal.then')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

const STATED = ['name', 'orderNumber', 'email', 'items'] as const;

/** The statement to confirm. */
function WithdrawalReview({ reply }: { readonly reply: FormReply }) {
  const t = useT('withdrawal');
  const head = useHead();
  const state = useFormState(reply, CONFIRMATION);
  const changing = useFormState(reply, CHANGE);
  const { values } = reply;
  const stated = STATED.map((name) => (
    <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
  ));
  return (
    <AuthPage title={t('withdrawal.review')} text={t('withdrawal.reviewText')} {...head} isNextStep>
      <StatedFacts values={values} />
      <AccountForm state={state} name={CONFIRMATION} submitLabel={t('withdrawal.confirm')}>
        {stated}
      </AccountForm>
      <EntryAside>
        <AccountForm
          state={changing}
          name={CHANGE}
          submitLabel={t('withdrawal.change')}
          appearance="plain"
        >
          {stated}
        </AccountForm>
      </EntryAside>
    </AuthPage>
  );
}

/** All steps share one document title. */
function useHead() {
  const t = useT('withdrawal');
  return { headTitle: t('withdrawal.title'), description: t('withdrawal.intro') };
}

function StatedFacts({ values }: { readonly values: FormValues }) {
  const t = useT('account', 'withdrawal');
  const items = values['items']?.trim() ?? '';
  const facts = [
    [t('withdrawal.name'), values['name']],
    [t('withdrawal.orderNumber'), values['orderNumber']],
    [t('account.email'), values['email']],
    [t('withdrawal.items'), items === '' ? t('withdrawal.all') : items],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
