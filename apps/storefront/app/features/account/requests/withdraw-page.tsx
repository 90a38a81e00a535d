import { formatDate } from '@lokke/domain/dates';
import { WITHDRAWAL_LIMITS } from '@lokke/domain/withdrawal';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply, FormSuccess, FormValues } from '../forms/form-reply.ts';
import { FORM_NAME, useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { EmailField, TextField } from '../forms/text-field.tsx';
import styles from './withdrawal-facts.module.css';

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

interface WithdrawalStatementFormProps {
  readonly reply: FormReply | undefined;
  readonly known: Readonly<Record<string, string | null>>;
}

function WithdrawalStatementForm({ reply, known }: WithdrawalStatementFormProps) {
  const t = useT('withdrawal');
  const state = useFormState(reply, STATEMENT);
  return (
    <AccountForm state={state} name={STATEMENT} submitLabel={t('withdrawal.next')} known={known}>
      <TextField
        name="name"
        label={t('withdrawal.name')}
        autoComplete="name"
        maxLength={WITHDRAWAL_LIMITS.name}
      />
      <TextField
        name="orderNumber"
        label={t('withdrawal.orderNumber')}
        hint={t('withdrawal.hint')}
        autoComplete="off"
        maxLength={WITHDRAWAL_LIMITS.orderNumber}
      />
      <EmailField autoComplete="email" />
      <TextField
        name="items"
        label={t('withdrawal.items')}
        hint={t('withdrawal.itemsHint')}
        autoComplete="off"
        maxLength={WITHDRAWAL_LIMITS.items}
        isOptional
      />
    </AccountForm>
  );
}

const STATEMENT = 'statement';
const CONFIRMATION = 'confirmation';
/** Opens the statement again, as it was made. */
const CHANGE = 'change';

export function isConfirmed(values: FormValues): boolean {
  return values[FORM_NAME] === CONFIRMATION;
}

function isToChange(values: FormValues): boolean {
  return values[FORM_NAME] === CHANGE;
}
