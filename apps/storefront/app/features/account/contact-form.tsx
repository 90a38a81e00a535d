import { CONTACT_LIMITS, CONTACT_SUBJECTS } from '@lokke/domain/contact';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormReply } from './form-reply.ts';
import { EmailField, TextField } from './text-field.tsx';
import { useFormFields } from './use-field-errors.ts';
import { useFormState } from './use-form-state.ts';

interface ContactFormProps {
  readonly reply: FormReply | undefined;
  readonly known: Readonly<Record<string, string | null>>;
}

export function ContactForm({ reply, known }: ContactFormProps) {
  const t = useT('contact');
  const state = useFormState(reply);
  return (
    <AccountForm state={state} submitLabel={t('contact.send')} known={known}>
      <TextField
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
      />
      <EmailField autoComplete="email" />
      <Subject />
      <TextField
        name="orderNumber"
        label={t('contact.orderNumber')}
        hint={t('contact.orderNumber.hint')}
        autoComplete="off"
        maxLength={CONTACT_LIMITS.orderNumber}
        isOptional
      />
      <Message />
    </AccountForm>
  );
}

function Subject() {
  const t = useT('contact');
  const { valueFor, errorsOf } = useFormFields();
  return (
    <SelectField
      name="subject"
      label={t('contact.subject')}
      required
      defaultValue={valueFor('subject')}
      errors={errorsOf('subject')}
      choices={[
        { value: '', label: t('contact.subject.choose') },
        ...CONTACT_SUBJECTS.map((value) => ({ value, label: t(`contact.subject.${value}`) })),
      ]}
    />
  );
}

function Message() {
  const t = useT('contact');
  const { valueFor, errorsOf } = useFormFields();
  return (
    <TextAreaField
      name="message"
      label={t('contact.message')}
      rows={8}
      required
      maxLength={CONTACT_LIMITS.message}
      defaultValue={valueFor('message')}
      errors={errorsOf('message')}
    />
  );
}
