import { type ReactNode, startTransition, useEffect } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { runWhenIdle } from '../../shared/run-when-idle.ts';
import {
  isRefusedBySignal,
  keepForCheckout,
  onConsent,
  readConsent,
} from '../../state/consent/consent-choice.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';

/** Shown until there is a choice, and when reopened (spec §4). */
export function LazyCookieBar({ children }: { readonly children: ReactNode }) {
  const { ui, dispatch } = useUI();
  const { law } = useGlobalModules();

  useEffect(() => {
    // A transition: any other update takes away parts of the page whose script still loads.
    const open = () => startTransition(() => dispatch({ type: 'openCookiebar' }));
    const choice = isRefusedBySignal(law) ? 'refused' : readConsent();
    keepForCheckout(choice);
    return choice === null ? runWhenIdle(open) : undefined;
  }, [dispatch, law]);
  useEffect(
    () => onConsent((choice) => choice !== null && dispatch({ type: 'closeCookiebar' })),
    [dispatch],
  );

  return <OptionalChunk>{ui.displayCookiebar && children}</OptionalChunk>;
}
