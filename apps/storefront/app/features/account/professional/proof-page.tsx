import { US_STATES } from '@lokke/domain/addresses';
import { proofCountryOf, proofRowOf } from '@lokke/domain/salons';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { ChoiceField, TextField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import { PROOF_FORMS, type SalonProof } from './screen.ts';

interface ProofPageProps {
  /** Null while it cannot be read. */
  readonly proof: SalonProof | null;
  readonly reply: FormReply | undefined;
}

/** Takes the number by which a salon shows its trade; the office accepts it. */
export function ProofPage({ proof, reply }: ProofPageProps) {
  const t = useT('professional');
  return (
    <AreaPage title={t('professional.proof.title')}>
      {proof === null ? (
        <Notice tone="error">{t('professional.proof.unavailable')}</Notice>
      ) : (
        <>
          <p>{t('professional.proof.text', { salon: proof.salonName })}</p>
          <Entered proof={proof} reply={reply} />
          <NumberForm proof={proof} reply={reply} />
        </>
      )}
    </AreaPage>
  );
}

interface ProofProps {
  readonly proof: SalonProof;
  readonly reply: FormReply | undefined;
}

/** Says what became of the last number, and takes it back. */
function Entered({ proof: { salonNo, entered }, reply }: ProofProps) {
  const t = useT('professional');
  const withdrawn = useFormState(reply, PROOF_FORMS.withdraw);
  useAnnounceSuccess(withdrawn, t('professional.proof.withdrawn'));
  if (withdrawn.kind === 'success') {
    return <Notice tone="success">{t('professional.proof.withdrawn')}</Notice>;
  }
  if (entered === null) return null;
  const { number, state, reason } = entered;
  return (
    <>
      <Notice tone={state === 'refused' ? 'error' : 'success'}>
        {t(`professional.proof.${state}`, { number, reason })}
      </Notice>
      <AccountForm
        name={PROOF_FORMS.withdraw}
        state={withdrawn}
        submitLabel={t('professional.proof.withdraw')}
        appearance="plain"
      >
        <input type="hidden" name="salonNo" value={salonNo} />
      </AccountForm>
    </>
  );
}

function NumberForm({ proof: { salonNo, country, entered }, reply }: ProofProps) {
  const t = useT('professional');
  const sent = useFormState(reply, PROOF_FORMS.enter);
  useAnnounceSuccess(sent, t('professional.proof.sent'));
  const { kinds, hasState = false } = proofRowOf(country);
  const examples = kinds.map(({ example }) => example).join(', ');
  return (
    <>
      {entered !== null && <h2>{t('professional.proof.another')}</h2>}
      {entered?.state === 'approved' && <p>{t('professional.proof.anotherText')}</p>}
      <AccountForm
        key={entered?.number}
        name={PROOF_FORMS.enter}
        state={sent}
        submitLabel={t('professional.proof.send')}
      >
        <input type="hidden" name="salonNo" value={salonNo} />
        <input type="hidden" name="country" value={country} />
        <TextField
          name="number"
          label={t(`professional.proof.number.${proofCountryOf(country)}`)}
          hint={t('professional.proof.hint', { examples })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {hasState && (
          <ChoiceField
            name="state"
            label={t('professional.proof.state')}
            choices={US_STATES.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </AccountForm>
    </>
  );
}
