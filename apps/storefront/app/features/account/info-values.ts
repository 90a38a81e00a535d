import type { AccountUpdate } from '@lokke/contract/ports';
import { isPasswordValid } from '@lokke/domain/accounts';
import type { FormValues } from './forms/form-reply.ts';
import type { FormCheck } from './forms/submit-checked.ts';

export const INFO_FORMS = { details: 'details', password: 'password' } as const;

const isPasswordForm = ({ form }: FormValues): boolean => form === INFO_FORMS.password;

export function updateOf(values: FormValues): AccountUpdate {
  const { firstName = '', lastName = '', phone = '', password, confirmation } = values;
  if (isPasswordForm(values)) return { password: password ?? '', confirmation: confirmation ?? '' };
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim() === '' ? null : phone.trim(),
    acceptsMarketing: values['acceptsMarketing'] === 'true',
  };
}

export function checkInfoForm(values: FormValues): FormCheck {
  if (!isPasswordForm(values)) {
    const fields = ['firstName', 'lastName'].filter((name) => (values[name] ?? '').trim() === '');
    return fields.length === 0 ? { ok: true } : { ok: false, code: 'updateAccountFailed', fields };
  }
  const { password = '', confirmation = '' } = values;
  if (!isPasswordValid(password)) {
    return { ok: false, code: 'invalidPassword', fields: ['password'] };
  }
  return password === confirmation
    ? { ok: true }
    : { ok: false, code: 'passwordsDiffer', fields: ['confirmation'] };
}
