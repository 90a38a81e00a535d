import { WITHDRAWAL_LIMITS } from '@lokke/domain/withdrawal';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormReply, FormValues } from './form-reply.ts';
import { EmailField, TextField } from './text-field.tsx';
import { FORM_NAME, useFormState } from './use-form-state.ts';

interface WithdrawalStatementFormProps {
  readonly reply: FormReply | undefined;
  readonly known: Readonly<Record<string, string | null>>;
}

export function WithdrawalStatementForm({ reply, known }: WithdrawalStatementFormProps) {
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
export const CONFIRMATION = 'confirmation';
/** Opens the statement again, as it was made. */
export const CHANGE = 'change';

export function isConfirmed(values: FormValues): boolean {
  return values[FORM_NAME] === CONFIRMATION;
}

export function isToChange(values: FormValues): boolean {
  return values[FORM_NAME] === CHANGE;
}
