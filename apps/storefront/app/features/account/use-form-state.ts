import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useAnnounce } from '../../ui/live-region.tsx';
import type { FormError, FormReply, FormSuccess } from './form-reply.ts';

/** Spec §3, async operation state. */
export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | FormSuccess
  | FormError;

/** The input that tells the forms of one page apart. */
export const FORM_NAME = 'form';

/** How far a form's submission has come; `name` where a page has several forms. */
export function useFormState(reply: FormReply | undefined, name = ''): FormState {
  const { state, formMethod, formData } = useNavigation();
  const isSent = state !== 'idle' && formMethod === 'POST';
  if (isSent && (formData?.get(FORM_NAME) ?? '') === name) return { kind: 'loading' };
  if (reply === undefined || (reply.values[FORM_NAME] ?? '') !== name) return { kind: 'idle' };
  return reply;
}

/** A notice that appears together with its text is not read by itself everywhere; the live region is. */
export function useAnnounceSuccess(state: FormState, message: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state.kind === 'success') announce(message);
  }, [state, message, announce]);
}
