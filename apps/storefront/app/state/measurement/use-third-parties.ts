import type { MeasurementSettings } from '@lokke/contract/ports';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { leaveFor } from '../../shared/rollout/full-load.ts';
import { trustConsentedScript } from '../../shared/trusted-types.ts';
import { type ConsentChoice, onConsent, readConsent } from '../consent/consent-choice.ts';
import { pushConsent, pushStart } from './data-layer.ts';
import { forgetThirdPartyCookies, thirdPartyScripts } from './third-party-scripts.ts';

/** Loads consented scripts once; reloads the page when consent is withdrawn. */
export function useThirdParties(settings: MeasurementSettings): void {
  const { pathname, search } = useLocation();
  const [choice, setChoice] = useState<ConsentChoice | null>(readConsent);
  const loaded = useRef(new Set<string>());

  useEffect(() => onConsent(setChoice), []);
  useEffect(() => {
    if (choice === 'accepted') pushConsent(choice);
  }, [choice]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be one to load on.
  useEffect(() => {
    const place = { origin: window.location.origin, pathname: window.location.pathname };
    for (const { name, url } of thirdPartyScripts(settings, choice, place)) {
      if (loaded.current.has(name)) continue;
      loaded.current.add(name);
      if (name === 'tagManager') pushStart(new Date());
      addScript(url);
    }
  }, [settings, choice, pathname, search]);
  useEffect(() => {
    if (choice !== 'refused') return;
    pushConsent(choice);
    forgetThirdPartyCookies();
    // A running script cannot be unloaded.
    if (loaded.current.size > 0) leaveFor(window.location.href);
  }, [choice]);
}

function addScript(url: string): void {
  const script = document.createElement('script');
  script.src = trustConsentedScript(url);
  script.async = true;
  // Vendor outage or ad blocker: ignored (spec §8).
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
