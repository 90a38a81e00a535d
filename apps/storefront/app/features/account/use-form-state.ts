import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useAnnounce } from '../../ui/live-region.tsx';
import type { FormError, FormReply, FormSuccess } from './form-reply.ts';

export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | FormSuccess
  | FormError;

/** Hidden input that tells a page's forms apart. */
export const FORM_NAME = 'form';

/** State of a form's submission; `name` where a page has several forms. */
export function useFormState(reply: FormReply | undefined, name = ''): FormState {
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
