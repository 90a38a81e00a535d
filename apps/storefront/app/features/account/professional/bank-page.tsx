import type { BankAccounts, MaskedAccount } from '@lokke/contract/ports';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useFormState } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import { BANK_FORMS } from './screen.ts';

/** Shows a salon's account for payouts, masked, and changes it by way of a letter; null while it cannot be read. */
export function BankPage({ bank }: { readonly bank: BankAccounts | null }) {
  const t = useT('professional');
  return (
    <AreaPage title={t('professional.bank.title')}>
      <p>{t('professional.bank.text')}</p>
      {bank === null ? (
        <Notice tone="error">{t('professional.bank.unavailable')}</Notice>
      ) : (
        <>
          <p>{bank.salonName}</p>
          <Accounts bank={bank} />
        </>
      )}
    </AreaPage>
  );
}

function Accounts({ bank: { salonNo, account, asked } }: { readonly bank: BankAccounts }) {
  const t = useT('professional');
  const confirmed = useFormState(BANK_FORMS.confirm);
  const entered = useFormState(BANK_FORMS.enter);
  const [search] = useSearchParams();
  if (asked !== null && confirmed.kind !== 'success') return <Question asked={asked} />;
  return (
    <>
      {search.has('code') && confirmed.kind !== 'success' && entered.kind !== 'success' && (
        <Notice tone="error">{t('professional.bank.linkOver')}</Notice>
      )}
      <UntilSent name={BANK_FORMS.confirm} done={t('professional.bank.confirmed')} />
      {account === null ? (
        <p>{t('professional.bank.none')}</p>
      ) : (
        <>
          <p>{t('professional.bank.current', account)}</p>
          <VatNumber {...account} />
        </>
      )}
      <UntilSent name={BANK_FORMS.enter} done={t('professional.bank.sent')}>
        <AccountForm
          name={BANK_FORMS.enter}
          submitLabel={t('professional.bank.send')}
          hidden={{ salonNo }}
          known={{ holder: account?.holder ?? null, vatNumber: account?.vatNumber ?? null }}
        >
          <TextField name="holder" label={t('professional.bank.holder')} autoComplete="name" />
          <TextField
            name="iban"
            label={t('professional.bank.iban')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            name="vatNumber"
            label={t('professional.bank.vat')}
            hint={t('professional.bank.vatHint')}
            isOptional
            autoComplete="off"
          />
        </AccountForm>
      </UntilSent>
    </>
  );
}

/** Programs that look through letters open every link: only the button agrees. */
function Question({ asked }: { readonly asked: MaskedAccount }) {
  const t = useT('professional');
  return (
    <>
      <p>{t('professional.bank.confirmText', asked)}</p>
      <VatNumber {...asked} />
      <AccountForm name={BANK_FORMS.confirm} submitLabel={t('professional.bank.confirm')} />
    </>
  );
}

/** Shows what decides on VAT, so that nobody loses it by a field left empty. */
function VatNumber({ vatNumber }: Pick<MaskedAccount, 'vatNumber'>) {
  const t = useT('professional');
  return (
    <p>
      {vatNumber === null
        ? t('professional.bank.vatNone')
        : t('professional.bank.vatCurrent', { vatNumber })}
    </p>
  );
}
