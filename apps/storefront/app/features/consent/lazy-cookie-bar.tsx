import { useEffect } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { runWhenIdle } from '../../shared/run-when-idle.ts';
import { onConsent, readConsent } from '../../state/consent/consent-choice.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';

// Most visits never see it.
const CookieBar = lazyWithMessages(
  ['consent'],
  async () => (await import('./cookie-bar.tsx')).CookieBar,
);
// The same element each time: it is not drawn anew when something else opens.
const BAR = <CookieBar />;

/** Spec §4: shown at start until there is a choice; later whenever the visitor asks for it. */
export function LazyCookieBar() {
  const { ui, dispatch } = useUI();

  useEffect(() => {
    const open = () => dispatch({ type: 'openCookiebar' });
    return readConsent() === null ? runWhenIdle(open) : undefined;
  }, [dispatch]);
  useEffect(
    () => onConsent((choice) => choice !== null && dispatch({ type: 'closeCookiebar' })),
    [dispatch],
  );

  return <OptionalChunk>{ui.displayCookiebar && BAR}</OptionalChunk>;
}
