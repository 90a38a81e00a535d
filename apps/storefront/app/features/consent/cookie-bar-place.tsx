import { useEffect } from 'react';
import { afterLoad } from '../../shared/after-load.ts';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { QuietParts } from '../../shared/part/parts.tsx';
import { onConsent, readConsent } from '../../state/consent/consent-choice.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';

// Most visits never see it.
const CookieBar = lazyWithTexts(
  ['consent'],
  async () => (await import('./cookie-bar.tsx')).CookieBar,
);
// The same element each time: it is not drawn anew when something else opens.
const BAR = <CookieBar />;

/** Spec §4: shown at start until there is a choice; later whenever the visitor asks for it. */
export function CookieBarPlace() {
  const { ui, dispatch } = useUI();

  useEffect(() => {
    const open = () => dispatch({ type: 'openCookiebar' });
    return readConsent() === null ? afterLoad(open) : undefined;
  }, [dispatch]);
  useEffect(
    () => onConsent((choice) => choice !== null && dispatch({ type: 'closeCookiebar' })),
    [dispatch],
  );

  return <QuietParts>{ui.displayCookiebar && BAR}</QuietParts>;
}
