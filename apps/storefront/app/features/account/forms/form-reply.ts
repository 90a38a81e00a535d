import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import type { AccountError, AccountOutcome } from '@lokke/contract/ports';
import type { AddressErrorCode } from '@lokke/domain/addresses';
import { isSecretField, readTyped } from '@lokke/domain/plain-text';
import { data } from 'react-router';

/** Why one input is invalid. */
type FieldErrorCode = AddressErrorCode | 'refused';

export interface FormError {
  readonly kind: 'error';
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly fieldErrors: readonly { readonly field: string; readonly code: FieldErrorCode }[];
  readonly values: FormValues;
}

export interface FormSuccess {
  readonly kind: 'success';
  readonly values: FormValues;
}

export type FormReply = FormError | FormSuccess;

interface ErrorDetails {
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly fields: readonly string[];
}

export function successReply(values: FormValues): FormSuccess {
  return { kind: 'success', values: withoutSecrets(values) };
}

/** `known` are errors that a rule has found already, such as a postcode's. */
export function errorReply(
  { code, message, fields }: ErrorDetails,
  values: FormValues,
  known: FormError['fieldErrors'] = [],
): FormError {
  const fieldErrors = fields.map((field) => {
    const isEmpty = (values[field] ?? '').trim() === '';
    return (
      known.find((one) => one.field === field) ??
      ({ field, code: isEmpty ? 'missing' : 'refused' } as const)
    );
  });
  return { kind: 'error', code, message, fieldErrors, values: withoutSecrets(values) };
}

/**
 * The single input the message is about, if any; else the message stands above the form. That something failed is about
 * none: it says nothing of what to do there.
 */
export function fieldOfMessage({ code, fieldErrors }: FormError): string | null {
  const [first, ...others] = fieldErrors;
  const isOfOne = first?.code === 'refused' && others.length === 0 && !code.endsWith('Failed');
  return isOfOne ? first.field : null;
}

/** Tells whether the message stands above the form. Of a password that was not typed, its input says all there is to say. */
export function isAboveForm(error: FormError): boolean {
  return fieldOfMessage(error) === null && error.code !== 'wrongPassword';
}

export type FormValues = Readonly<Record<string, string>>;

export function valuesOf(form: FormData): FormValues {
  // A file counts by its name, so that one that is refused is not said to be missing.
  const texts = [...form].map(([name, value]) => [name, readTyped(name, textOf(value))] as const);
  return Object.fromEntries(texts);
}

const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name);

/** File of a form; null without one, as of an input that nobody filled. */
export async function fileOf(form: FormData, name: string): Promise<Uint8Array | null> {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file.bytes() : null;
}

export async function valuesOfRequest(request: Request): Promise<FormValues> {
  return valuesOf(await request.formData());
}

/** Values without secrets, which are not echoed into the markup. */
function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)));
}

/** The page with its form again, under the error's status. */
export function formErrorResponse(
  error: AccountError,
  values: FormValues,
  known: FormError['fieldErrors'] = [],
) {
  const { retryAfterInSeconds } = error;
  return data(errorReply(error, values, known), {
    status: API_ERRORS[error.code].status,
    headers:
      retryAfterInSeconds === undefined ? {} : { 'retry-after': String(retryAfterInSeconds) },
  });
}

/** The page after its form: done, or with the form again. */
export function formResponse(outcome: AccountOutcome<unknown>, values: FormValues) {
  return outcome.ok ? successReply(values) : formErrorResponse(outcome, values);
}

/** The page of a login at the shop that did not begin or end, under the error's status. */
export function loginFailed({ code, message }: AccountError) {
  const refusal = { code, message };
  return data({ kind: 'failed', refusal } as const, { status: API_ERRORS[code].status });
}
