import { addressFormatOf } from '@lokke/domain/addresses';
import type { CountryCode } from '@lokke/domain/markets';
import type { Translate } from '@lokke/i18n';
import { createContext, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../../shared/i18n/use-error-text.ts';
import { useRequiredContext } from '../../../ui/use-required-context.ts';
import {
  type FieldErrorCode,
  type FormError,
  type FormReply,
  type FormSuccess,
  fieldOfMessage,
} from './form-reply.ts';

/** Errors of a form's inputs: those of the last reply until corrected, and those found while typing. */
export function useFieldErrors(state: FormState, country: CountryCode) {
  const t = useT();
  const textOf = useErrorText();
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const [lastState, setLastState] = useState(state);

  if (state.kind === 'error' && lastState !== state) {
    setLastState(state);
    setMended(new Set());
    setOwn({});
  }

  const replied = (name: string): string | null => {
    if (state.kind !== 'error' || mended.has(name)) return null;
    if (fieldOfMessage(state) === name) return textOf(state);
    const found = state.fieldErrors.find(({ field }) => field === name);
    return found === undefined ? null : fieldErrorText(t, found.code, country);
  };
  return {
    errorsOf: (name: string) => {
      const error = own[name] ?? replied(name);
      return error === null ? [] : [error];
    },
    setOwnError: (name: string, error: string | null) =>
      setOwn(({ [name]: _, ...others }) =>
        error === null ? others : { ...others, [name]: error },
      ),
    /** Clears an input's error while the visitor types. */
    forget: (name: string) => {
      if (!mended.has(name)) setMended(new Set([...mended, name]));
    },
  };
}

function fieldErrorText(
  t: Translate<'account' | 'addresses'>,
  code: FieldErrorCode,
  country: CountryCode,
): string {
  switch (code) {
    case 'missing':
      return t('account.missing');
    case 'refused':
      return t('account.check');
    case 'tooLong':
      return t('addresses.fault.tooLong');
    case 'invalidPostcode': {
      const { examplePostcode: example } = addressFormatOf(country);
      return t('addresses.fault.invalidPostcode', { example });
    }
    case 'postcodeElsewhere':
      return t('addresses.fault.postcodeElsewhere');
    case 'missingNumber':
      return t('addresses.fault.missingNumber');
    case 'unknownProvince':
      return t('addresses.fault.unknownProvince');
    case 'invalidPhone':
      return t('addresses.fault.invalidPhone');
  }
}

export interface FormFields {
  readonly valueFor: (name: string) => string | undefined;
  readonly errorsOf: (name: string) => readonly string[];
  /** Sets or clears an error found while typing. */
  readonly setOwnError: (name: string, error: string | null) => void;
}

export const FormFieldsContext = createContext<FormFields | null>(null);

export function useFormFields(): FormFields {
  return useRequiredContext(FormFieldsContext);
}

/** What a control shows: what was typed or is known, and what is wrong with it. */
export function useControl(name: string) {
  const { valueFor, errorsOf } = useFormFields();
  return { name, defaultValue: valueFor(name), errors: errorsOf(name) };
}

export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | FormSuccess
  | FormError;

/** Hidden input that tells a page's forms apart. */
export const FORM_NAME = 'form';

/** Reply of the page to the form that was sent last. */
export function useReply(): FormReply | undefined {
  return useActionData<FormReply>();
}

/** State of a form's submission; `name` where a page has several forms. */
export function useFormState(name = ''): FormState {
  const reply = useReply();
  const { state, formMethod, formData } = useNavigation();
  const isSent = state !== 'idle' && formMethod === 'POST';
  if (isSent && (formData?.get(FORM_NAME) ?? '') === name) return { kind: 'loading' };
  if (reply === undefined || (reply.values[FORM_NAME] ?? '') !== name) return { kind: 'idle' };
  return reply;
}
