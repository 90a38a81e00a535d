import { useEffect } from 'react';
import { useAnnounce } from '../../ui/live-region.tsx';
import type { FormState } from './use-form-state.ts';

/** A notice that appears together with its text is not read by itself everywhere; the live region is. */
export function useAnnounceSuccess(state: FormState, message: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state.kind === 'success') announce(message);
  }, [state, message, announce]);
}
