import type { SalonProof } from '@lokke/contract/ports';
import { US_STATES } from '@lokke/domain/addresses';
import { proofCountryOf, proofRowOf } from '@lokke/domain/salons';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { ChoiceField, TextField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import { PROOF_FORMS } from './screen.ts';

/** Takes the number by which a salon shows its trade; the office accepts it. Null while it cannot be read. */
export function ProofPage({ proof }: { readonly proof: SalonProof | null }) {
  const t = useT('professional');
  return (
    <AreaPage title={t('professional.proof.title')}>
      {proof === null ? (
        <Notice tone="error">{t('professional.proof.unavailable')}</Notice>
      ) : (
        <>
          <p>{t('professional.proof.text', { salon: proof.salonName })}</p>
          <UntilSent name={PROOF_FORMS.withdraw} done={t('professional.proof.withdrawn')}>
            <Entered proof={proof} />
          </UntilSent>
          <NumberForm proof={proof} />
        </>
      )}
    </AreaPage>
  );
}

interface ProofProps {
  readonly proof: SalonProof;
}

/** Says what became of the last number, and takes it back. */
function Entered({ proof: { salonNo, entered } }: ProofProps) {
  const t = useT('professional');
  if (entered === null) return null;
  const { number, state, reason } = entered;
  return (
    <>
      <Notice tone={state === 'refused' ? 'error' : 'success'}>
        {t(`professional.proof.${state}`, { number, reason })}
      </Notice>
      <AccountForm
        name={PROOF_FORMS.withdraw}
        submitLabel={t('professional.proof.withdraw')}
        appearance="plain"
        hidden={{ salonNo }}
      />
    </>
  );
}

function NumberForm({ proof: { salonNo, country, entered } }: ProofProps) {
  const t = useT('professional');
  useAnnounceSuccess(useFormState(PROOF_FORMS.enter), t('professional.proof.sent'));
  const { kinds, hasState = false } = proofRowOf(country);
  const examples = kinds.map(({ example }) => example).join(', ');
  return (
    <>
      {entered !== null && <h2>{t('professional.proof.another')}</h2>}
      {entered?.state === 'approved' && <p>{t('professional.proof.anotherText')}</p>}
      <AccountForm
        key={entered?.number}
        name={PROOF_FORMS.enter}
        submitLabel={t('professional.proof.send')}
        hidden={{ salonNo, country }}
      >
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
