import type { MeasurementSettings } from '@lokke/contract/ports';
import type { ConsentChoice } from '../consent/consent-choice.ts';
import { isPrivateAddress } from './page-of.ts';

export interface ScriptPlace {
  readonly origin: string;
  readonly pathname: string;
}

export interface ThirdPartyScript {
  readonly name: 'tagManager' | 'emailMarketing';
  readonly url: string;
}

/** Scripts allowed here: none without consent or on sensitive paths. */
export function thirdPartyScripts(
  { tagManager, emailMarketing }: Pick<MeasurementSettings, 'tagManager' | 'emailMarketing'>,
  choice: ConsentChoice | null,
  { origin, pathname }: ScriptPlace,
): readonly ThirdPartyScript[] {
  if (choice !== 'accepted' || isPrivateAddress(pathname)) return [];
  const scripts: ThirdPartyScript[] = [];
  if (tagManager !== null && tagManager.onlyOnOrigin === origin) {
    scripts.push({ name: 'tagManager', url: tagManager.scriptUrl });
  }
  if (emailMarketing !== null)
    scripts.push({ name: 'emailMarketing', url: emailMarketing.scriptUrl });
  return scripts;
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

export function forgetThirdPartyCookies(): void {
  const labels = window.location.hostname.split('.');
  // They are set on the highest domain allowed: delete on all.
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of thirdPartyCookiesIn(document.cookie)) {
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way for it.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
