import { CANCELLATION_KINDS } from '@lokke/domain/cancellation';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormSuccess, FormValues } from '../forms/form-reply.ts';
import { FORM_NAME, useAnnounceSuccess, useReply } from '../forms/form-state.ts';
import { StatementForm, type StatementSubject } from './statement-form.tsx';
import styles from './statement-page.module.css';

/** Pages that say more. */
const MORE: Readonly<Record<StatementSubject, string>> = {
  cancellation: '/contact',
  withdrawal: '/pages/withdrawal',
};

interface StatementPageProps {
  readonly subject: StatementSubject;
  readonly isOpen: boolean;
  /** Initial values. */
  readonly known: Readonly<Record<string, string | null>>;
}

/**
 * Statement, confirmation, receipt, without a login: withdrawal from a purchase (Directive (EU) 2023/2673), and the end of a
 * contract that runs (BGB § 312k; Code de la consommation, L215-1-1).
 */
export function StatementPage({ subject, isOpen, known }: StatementPageProps) {
  const t = useT('cancellation', 'withdrawal');
  const reply = useReply();
  if (reply?.kind === 'success' && isConfirmed(reply.values)) {
    return <StatementReceipt subject={subject} reply={reply} />;
  }
  const changed = reply !== undefined && isToChange(reply.values) ? reply.values : null;
  if (
    changed === null &&
    reply !== undefined &&
    (reply.kind === 'success' || isConfirmed(reply.values))
  ) {
    return <StatementReview subject={subject} values={reply.values} />;
  }
  return (
    <AuthPage
      title={t(`${subject}.title`)}
      text={t(`${subject}.intro`)}
      description={t(`${subject}.intro`)}
      isNextStep={changed !== null}
    >
      {isOpen ? (
        <StatementForm subject={subject} known={changed ?? known} />
      ) : (
        <>
          <p>{t(`${subject}.byLetter`)}</p>
          <Link to="/contact">{t('withdrawal.contact')}</Link>
        </>
      )}
      <EntryAside>
        <Link to={MORE[subject]}>{t(`${subject}.more`)}</Link>
      </EntryAside>
    </AuthPage>
  );
}

function StatementReceipt({
  subject,
  reply,
}: {
  readonly subject: StatementSubject;
  readonly reply: FormSuccess;
}) {
  const t = useT('cancellation', 'withdrawal');
  const head = useHead(subject);
  const { values } = reply;
  const done = t(
    values['receivedMail'] === 'no' ? 'withdrawal.doneUnmailed' : `${subject}.doneText`,
    {
      date: values['receivedDate'] ?? '',
      time: values['receivedTime'] ?? '',
      zone: values['receivedZone'] ?? '',
      email: values['email'] ?? '',
    },
  );
  useAnnounceSuccess(reply, done);
  return (
    <AuthPage title={t(`${subject}.done`)} {...head} isNextStep>
      <Notice tone="success">{done}</Notice>
      <StatedFacts subject={subject} values={values} />
      <EntryAside>
        <Link to={MORE[subject]}>{t(`${subject}.then`)}</Link>
      </EntryAside>
    </AuthPage>
  );
}

interface StatedProps {
  readonly subject: StatementSubject;
  readonly values: FormValues;
}

const STATED = ['name', 'orderNumber', 'email', 'items', 'kind', 'endsOn'] as const;

/** The statement to confirm. */
function StatementReview({ subject, values }: StatedProps) {
  const t = useT('cancellation', 'withdrawal');
  const head = useHead(subject);
  const stated = Object.fromEntries(STATED.map((name) => [name, values[name] ?? '']));
  return (
    <AuthPage title={t('withdrawal.review')} text={t(`${subject}.reviewText`)} {...head} isNextStep>
      <StatedFacts subject={subject} values={values} />
      <AccountForm name={CONFIRMATION} submitLabel={t(`${subject}.confirm`)} hidden={stated} />
      <EntryAside>
        <AccountForm
          name={CHANGE}
          submitLabel={t('withdrawal.change')}
          appearance="plain"
          hidden={stated}
        />
      </EntryAside>
    </AuthPage>
  );
}

/** All steps share one document title. */
function useHead(subject: StatementSubject) {
  const t = useT('cancellation', 'withdrawal');
  return {
    headTitle: t(`${subject}.title`),
    description: t(`${subject}.intro`),
  };
}

function StatedFacts({ subject, values }: StatedProps) {
  const t = useT('account', 'cancellation', 'withdrawal');
  const items = values['items']?.trim() ?? '';
  const kind = CANCELLATION_KINDS.find((one) => one === values['kind']) ?? 'ordinary';
  const cancelled =
    subject === 'cancellation'
      ? [
          [t('cancellation.kind'), t(`cancellation.kind.${kind}`)],
          [t('cancellation.endsOn'), values['endsOn'] || t('cancellation.earliest')],
        ]
      : [];
  const facts = [
    [t('withdrawal.name'), values['name']],
    [t('withdrawal.orderNumber'), values['orderNumber']],
    [t('account.email'), values['email']],
    [t(`${subject}.items`), items === '' ? t(`${subject}.all`) : items],
    ...cancelled,
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

const CONFIRMATION = 'confirmation';
/** Opens the statement again, as it was made. */
const CHANGE = 'change';

export function isConfirmed(values: FormValues): boolean {
  return values[FORM_NAME] === CONFIRMATION;
}

function isToChange(values: FormValues): boolean {
  return values[FORM_NAME] === CHANGE;
}
