import type { MaskedAccount } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { TextField } from '../forms/text-field.tsx';
import { AREA, BANK_FORMS, type BankAccounts } from './screen.ts';

interface BankPageProps {
  /** Null while it cannot be read. */
  readonly bank: BankAccounts | null;
  readonly reply: FormReply | undefined;
}

/** Shows a salon's account for payouts, masked, and changes it by way of a letter. */
export function BankPage({ bank, reply }: BankPageProps) {
  const t = useT('professional', 'statement');
  return (
    <AuthPage title={t('professional.bank.title')} text={t('professional.bank.text')}>
      {bank === null ? (
        <Notice tone="error">{t('professional.bank.unavailable')}</Notice>
      ) : (
        <>
          <p>{bank.salonName}</p>
          <Accounts bank={bank} reply={reply} />
        </>
      )}
      <EntryAside>
        <Link to={AREA}>{t('statement.back')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

function Accounts({
  bank: { salonNo, account, asked },
  reply,
}: BankPageProps & { bank: BankAccounts }) {
  const t = useT('professional');
  const entered = useFormState(reply, BANK_FORMS.enter);
  const confirmed = useFormState(reply, BANK_FORMS.confirm);
  useAnnounceSuccess(entered, t('professional.bank.sent'));
  useAnnounceSuccess(confirmed, t('professional.bank.confirmed'));
  if (asked !== null && confirmed.kind !== 'success') {
    return <Question asked={asked} reply={reply} />;
  }
  return (
    <>
      {confirmed.kind === 'success' && (
        <Notice tone="success">{t('professional.bank.confirmed')}</Notice>
      )}
      <p>
        {account === null
          ? t('professional.bank.none')
          : t('professional.bank.current', { ...account })}
      </p>
      {entered.kind === 'success' ? (
        <Notice tone="success">{t('professional.bank.sent')}</Notice>
      ) : (
        <AccountForm
          name={BANK_FORMS.enter}
          state={entered}
          submitLabel={t('professional.bank.send')}
        >
          <input type="hidden" name="salonNo" value={salonNo} />
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
      )}
    </>
  );
}

interface QuestionProps {
  readonly asked: MaskedAccount;
  readonly reply: FormReply | undefined;
}

/** Programs that look through letters open every link: only the button agrees. */
function Question({ asked, reply }: QuestionProps) {
  const t = useT('professional');
  return (
    <>
      <p>{t('professional.bank.confirmText', { ...asked })}</p>
      <AccountForm
        name={BANK_FORMS.confirm}
        state={useFormState(reply, BANK_FORMS.confirm)}
        submitLabel={t('professional.bank.confirm')}
      />
    </>
  );
}
