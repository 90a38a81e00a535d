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

/** What may be loaded here and now: nothing without consent, and nothing that would read a private address. */
export function thirdPartyScripts(
  { tagManager, emailMarketing }: Pick<MeasurementSettings, 'tagManager' | 'emailMarketing'>,
  choice: ConsentChoice | null,
  { origin, pathname }: ScriptPlace,
): readonly ThirdPartyScript[] {
  if (choice !== 'accepted' || isPrivateAddress(pathname)) return [];
  const scripts: ThirdPartyScript[] = [];
  // Spec §7: on the production host alone.
  if (tagManager !== null && tagManager.onlyOnOrigin === origin) {
    scripts.push({ name: 'tagManager', url: tagManager.scriptUrl });
  }
  if (emailMarketing !== null)
    scripts.push({ name: 'emailMarketing', url: emailMarketing.scriptUrl });
  return scripts;
}
