import type { ApiErrorCode } from '@lokke/contract/errors';
import type { AddressErrorCode } from '@lokke/domain/addresses';
import { type FormValues, withoutSecrets } from './form-values.ts';

/** What is wrong with one input: it is empty, breaks a rule of addresses, or is what the refusal is about. */
export type FieldFault = AddressErrorCode | 'refused';

export interface FormError {
  readonly kind: 'error';
  readonly code: ApiErrorCode;
  readonly message: string;
  /** In the order of the form: the first gets the focus. */
  readonly faults: readonly { readonly field: string; readonly fault: FieldFault }[];
  readonly values: FormValues;
}

export interface FormSuccess {
  readonly kind: 'success';
  readonly values: FormValues;
}

export type FormReply = FormError | FormSuccess;

interface Refusal {
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly fields: readonly string[];
}

export function successReply(values: FormValues): FormSuccess {
  return { kind: 'success', values: withoutSecrets(values) };
}

/** `known` are the faults that a rule has named already, such as a postcode's. */
export function errorReply(
  { code, message, fields }: Refusal,
  values: FormValues,
  known: FormError['faults'] = [],
): FormError {
  const faults = fields.map((field) => {
    const isEmpty = (values[field] ?? '') === '';
    return (
      known.find((one) => one.field === field) ??
      ({ field, fault: isEmpty ? 'missing' : 'refused' } as const)
    );
  });
  return { kind: 'error', code, message, faults, values: withoutSecrets(values) };
}

/** The one input that the sentence speaks of, under which it is then shown; else it stands above the form. */
export function fieldOfSentence({ faults }: FormError): string | null {
  const [first, ...others] = faults;
  return first?.fault === 'refused' && others.length === 0 ? first.field : null;
}
