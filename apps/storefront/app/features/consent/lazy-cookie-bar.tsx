import { type ReactNode, startTransition, useEffect } from 'react';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { runWhenIdle } from '../../shared/run-when-idle.ts';
import {
  isRefusedBySignal,
  keepForCheckout,
  onConsent,
  readConsent,
} from '../../state/consent/consent-choice.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';

interface LazyCookieBarProps {
  /** Fetches the bar's script before it opens by itself: only who asked for the bar is told that it fails. */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Shown until there is a choice, and when reopened (spec §4). */
export function LazyCookieBar({ load, children }: LazyCookieBarProps) {
  const { ui, dispatch } = useUI();
  const { law } = useGlobalModules();

  useEffect(() => {
    // A transition: any other update takes away parts of the page whose script still loads.
    const open = () => {
      // The script may take long, and another tab or the settings be quicker.
      if (readConsent() === null) startTransition(() => dispatch({ type: 'openCookiebar' }));
    };
    const choice = isRefusedBySignal(law) ? 'refused' : readConsent();
    keepForCheckout(choice);
    if (choice !== null) return;
    return runWhenIdle(() => void retryWhenOnline(load).then(open, () => undefined));
  }, [dispatch, law, load]);
  useEffect(
    () => onConsent((choice) => choice !== null && dispatch({ type: 'closeCookiebar' })),
    [dispatch],
  );

  return (
    <DialogChunk isOpen={ui.displayCookiebar} onClose={() => dispatch({ type: 'closeCookiebar' })}>
      {ui.displayCookiebar && children}
    </DialogChunk>
  );
}
