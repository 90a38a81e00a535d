import type { MeasurementSettings } from '@lokke/contract/ports';
import type { ConsentChoice } from '@lokke/domain/consent';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { leaveFor } from '../../shared/rollout/full-load.ts';
import { trustConsentedScript } from '../../shared/trusted-types.ts';
import { onConsent, readConsent } from '../consent/consent-choice.ts';
import { writeCookie } from '../storage/write-cookie.ts';
import { pushConsent, pushStart } from './data-layer.ts';
import { isPrivateAddress } from './page-of.ts';

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
    for (const { name, url } of thirdPartyScripts(settings, choice, window.location)) {
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

/** Scripts allowed here: none without consent or on sensitive paths. */
export function thirdPartyScripts(
  { tagManager, emailMarketing }: Pick<MeasurementSettings, 'tagManager' | 'emailMarketing'>,
  choice: ConsentChoice | null,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
) {
  if (choice !== 'accepted' || isPrivateAddress(pathname)) return [];
  const isOwnOrigin = tagManager?.onlyOnOrigin === origin;
  return [
    { name: 'tagManager', url: isOwnOrigin ? tagManager.scriptUrl : null },
    { name: 'emailMarketing', url: emailMarketing?.scriptUrl ?? null },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
}

/** Cookies set by the tag manager and the e-mail marketing script. */
const LEFT_BY_THEM = /^(_ga(_.+)?|_gid|_gat(_.+)?|_gcl_.+|_dc_gtm_.+|__kla_id)$/;

/** Cookies to delete when consent is withdrawn. */
export function thirdPartyCookiesIn(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => LEFT_BY_THEM.test(name));
}

function forgetThirdPartyCookies(): void {
  const labels = window.location.hostname.split('.');
  // Deletes on all domains: they are set on the highest one allowed.
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of thirdPartyCookiesIn(document.cookie)) {
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      writeCookie(`${name}=; path=/; max-age=0${domain}`);
    }
  }
}
