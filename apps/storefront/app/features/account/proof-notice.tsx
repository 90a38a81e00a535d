import type { MissingProof } from '@lokke/contract/ports';
import { useId } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './dashboard-page.module.css';
import { DoneNotice } from './done-notice.tsx';
import { AccountForm } from './forms/account-form.tsx';
import type { FormReply } from './forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from './forms/form-state.ts';

/** Name of its form among those of the overview. */
export const PROOF_FORM = 'proof';

interface ProofNoticeProps {
  readonly missing: MissingProof | null;
  readonly reply: FormReply | undefined;
}

/** Says what an account waits for, and sends the letter again; once, that it is done. */
export function ProofNotice({ missing, reply }: ProofNoticeProps) {
  const t = useT('account');
  const titleId = useId();
  const state = useFormState(reply, PROOF_FORM);
  const email = missing?.email ?? '';
  const sent = t('account.proof.sent', { email });
  useAnnounceSuccess(state, sent);
  if (missing === null) {
    return <DoneNotice actions={['proved']} textOf={() => t('account.proof.done')} />;
  }
  return (
    <section className={styles['proof']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('account.proof.title')}</h2>
      <p>{t('account.proof.text', { email })}</p>
      {missing.isSalon && <p>{t('account.proof.salon')}</p>}
      {state.kind === 'success' ? (
        <Notice tone="success">{sent}</Notice>
      ) : (
        <AccountForm
          name={PROOF_FORM}
          state={state}
          submitLabel={t('account.proof.action')}
          appearance="secondary"
        />
      )}
    </section>
  );
}
