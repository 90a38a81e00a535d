import { CANCELLATION_KINDS } from '@lokke/domain/cancellation';
import { WITHDRAWAL_LIMITS } from '@lokke/domain/withdrawal';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { ChoiceField, EmailField, LongTextField, TextField } from '../forms/text-field.tsx';

/** Also namespaces of texts, which have the same names in both. */
export type StatementSubject = 'cancellation' | 'withdrawal';

const STATEMENT = 'statement';

interface StatementFormProps {
  readonly subject: StatementSubject;
  readonly known: Readonly<Record<string, string | null>>;
}

/** First step: who states it, about which order. */
export function StatementForm({ subject, known }: StatementFormProps) {
  const t = useT('account', 'cancellation', 'withdrawal');
  return (
    <AccountForm name={STATEMENT} submitLabel={t(`${subject}.next`)} known={known}>
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
      {subject === 'cancellation' && <CancellationFields />}
      <LongTextField
        name="items"
        label={t('account.optional', { label: t(`${subject}.items`) })}
        hint={t(`${subject}.itemsHint`)}
        rows={3}
        maxLength={WITHDRAWAL_LIMITS.items}
      />
    </AccountForm>
  );
}

function CancellationFields() {
  const t = useT('cancellation');
  return (
    <>
      <ChoiceField
        name="kind"
        label={t('cancellation.kind')}
        choices={CANCELLATION_KINDS.map((kind) => ({
          value: kind,
          label: t(`cancellation.kind.${kind}`),
        }))}
      />
      <TextField
        name="endsOn"
        type="date"
        label={t('cancellation.endsOn')}
        hint={t('cancellation.endsOnHint')}
        isOptional
      />
    </>
  );
}
