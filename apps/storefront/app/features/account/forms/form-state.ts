import type { AddressErrorCode } from '@lokke/domain/addresses';
import { createContext, useEffect, useState } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../../shared/i18n/use-error-text.ts';
import { useAnnounce } from '../../../ui/live-region.tsx';
import { useRequiredContext } from '../../../ui/use-required-context.ts';
import { type FormError, type FormReply, type FormSuccess, fieldOfMessage } from './form-reply.ts';

/** Says what is wrong with a field of an address. */
export type FaultText = (code: Exclude<AddressErrorCode, 'missing'>) => string;

/** Errors of a form's inputs: those of the last reply until corrected, and those found while typing. */
export function useFieldErrors(state: FormState, faultText?: FaultText) {
  const t = useT('account');
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
    if (found === undefined) return null;
    if (found.code === 'missing') return t('account.missing');
    if (found.code === 'refused' || faultText === undefined) return t('account.check');
    return faultText(found.code);
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

/** Reads what was typed into a control or is known of it, and what is wrong with it. */
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

/** Parameter of a page whose form was sent after the login had ended: the form's name, or nothing. */
export const UNSAVED = 'unsaved';

/** Asks whether a form was sent after the login had ended, so that it is to be sent again. */
export function useIsUnsaved(name = ''): boolean {
  const { search } = useLocation();
  return new URLSearchParams(search).get(UNSAVED) === name;
}

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

/** Not every screen reader announces a notice inserted with its text; the live region is announced. */
export function useAnnounceSuccess(state: FormState, message: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state.kind === 'success') announce(message);
  }, [state, message, announce]);
}
