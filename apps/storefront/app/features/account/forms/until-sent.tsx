import { type ReactNode, useEffect } from 'react';
import { useAnnounce } from '../../../ui/live-region.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type FormState, useFormState } from './form-state.ts';

interface UntilSentProps {
  readonly name?: string;
  /** Says that the form was sent. */
  readonly done: string;
  readonly children?: ReactNode;
}

/** Shows the form until it was sent, then what came of it. */
export function UntilSent({ name, done, children = null }: UntilSentProps) {
  const state = useFormState(name);
  useAnnounceSuccess(state, done);
  return state.kind === 'success' ? <Notice tone="success">{done}</Notice> : children;
}

/** Not every screen reader announces a notice inserted with its text; the live region is announced. */
export function useAnnounceSuccess(state: FormState, message: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state.kind === 'success') announce(message);
  }, [state, message, announce]);
}
