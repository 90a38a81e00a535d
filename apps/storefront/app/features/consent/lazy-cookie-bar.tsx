import { type ReactNode, startTransition, useEffect } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { runWhenIdle } from '../../shared/run-when-idle.ts';
import { onConsent, readConsent } from '../../state/consent/consent-choice.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';

/** Shown until there is a choice, and when reopened (spec §4). */
export function LazyCookieBar({ children }: { readonly children: ReactNode }) {
  const { ui, dispatch } = useUI();

  useEffect(() => {
    // A transition: any other update takes away parts of the page whose script still loads.
    const open = () => startTransition(() => dispatch({ type: 'openCookiebar' }));
    return readConsent() === null ? runWhenIdle(open) : undefined;
  }, [dispatch]);
  useEffect(
    () => onConsent((choice) => choice !== null && dispatch({ type: 'closeCookiebar' })),
    [dispatch],
  );

  return <OptionalChunk>{ui.displayCookiebar && children}</OptionalChunk>;
}
