import type { MissingProof } from '@lokke/contract/ports';
import { useId } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './dashboard-page.module.css';
import { DoneNotice } from './done-notice.tsx';
import { AccountForm, UntilSent } from './forms/account-form.tsx';

/** Name of its form among those of the overview. */
export const PROOF_FORM = 'proof';

/** Says what an account waits for, and sends the letter again; once, that it is done. */
export function ProofNotice({ missing }: { readonly missing: MissingProof | null }) {
  const t = useT('account');
  const titleId = useId();
  if (missing === null) {
    return <DoneNotice actions={['proved']} textOf={() => t('account.proof.done')} />;
  }
  const { email } = missing;
  return (
    <section className={styles['proof']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('account.proof.title')}</h2>
      <p>{t('account.proof.text', { email })}</p>
      {missing.isSalon && <p>{t('account.proof.salon')}</p>}
      <UntilSent name={PROOF_FORM} done={t('account.proof.sent', { email })}>
        <AccountForm
          name={PROOF_FORM}
          submitLabel={t('account.proof.action')}
          appearance="secondary"
        />
      </UntilSent>
    </section>
  );
}
