import { CONTACT_LIMITS } from '@lokke/domain/contact';
import { TextAreaField } from '../../../ui/field.tsx';
import { useFormFields } from '../forms/form-state.ts';

/** Long text of a form that goes to the shop. */
export function MessageField({ label }: { readonly label: string }) {
  const { valueFor, errorsOf } = useFormFields();
  return (
    <TextAreaField
      name="message"
      label={label}
      rows={8}
      required
      maxLength={CONTACT_LIMITS.message}
      defaultValue={valueFor('message')}
      errors={errorsOf('message')}
    />
  );
}
