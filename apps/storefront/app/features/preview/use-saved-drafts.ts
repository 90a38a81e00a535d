import { type RefObject, useEffect } from 'react';
import { leaveFor } from '../../shared/rollout/full-load.ts';

const LOOK_EVERY_IN_MS = 2_000;

/** Loads the page again once an editor has saved, but not while somebody is writing in the bar. */
export function useSavedDrafts(shown: string | null, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (shown === null) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const response = await fetch('/preview/state').catch(() => null);
      if (response?.status === 403) clearInterval(timer);
      const saved = response?.ok ? await response.text() : '';
      const isWriting = bar.current?.contains(document.activeElement) ?? false;
      if (saved !== '' && saved !== shown && !isWriting) leaveFor(window.location.href);
    };
    const timer = setInterval(look, LOOK_EVERY_IN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown, bar]);
}
