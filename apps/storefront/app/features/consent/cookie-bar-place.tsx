import { lazy, Suspense, useEffect } from 'react';
import { afterLoad } from '../../shared/after-load.ts';
import { loadConsentTexts } from '../../shared/consent/load-consent-texts.ts';
import { marketOfUrl } from '../../shared/market/market-of-url.ts';
import { onConsent, readConsent } from '../../state/consent/consent-choice.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';

// A page stays in one language, so the bar comes with the texts of the one it is opened on.
const CookieBar = lazy(async () => {
  const { language } = marketOfUrl(window.location.href);
  const [{ CookieBar: Bar }, texts] = await Promise.all([
    import('./cookie-bar.tsx'),
    loadConsentTexts(language),
  ]);
  return { default: () => <Bar texts={texts} /> };
});

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

  return <Suspense>{ui.displayCookiebar && <CookieBar />}</Suspense>;
}
