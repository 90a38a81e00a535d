import { CONTACT_LIMITS } from '@lokke/domain/contact';
import { LongTextField } from '../forms/text-field.tsx';

/** Long text of a form that goes to the shop. */
export function MessageField({ label }: { readonly label: string }) {
  const maxLength = CONTACT_LIMITS.message;
  return <LongTextField name="message" label={label} rows={8} required maxLength={maxLength} />;
}
