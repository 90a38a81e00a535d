import type { CountryCode } from '../markets/index.ts';

const AMERICAN = [
  ...['Adak', 'Anchorage', 'Boise', 'Chicago', 'Denver', 'Detroit', 'Indianapolis', 'Juneau'],
  ...['Los_Angeles', 'Louisville', 'Menominee', 'Metlakatla', 'New_York', 'Nome', 'Phoenix'],
  ...['Sitka', 'Yakutat'],
];
const AMERICAN_FAMILIES = /^(?:America\/(?:Indiana|Kentucky|North_Dakota)|US)\//;

const ZONES: ReadonlyMap<string, CountryCode> = new Map([
  ['Europe/Amsterdam', 'NL'],
  ['Europe/Brussels', 'BE'],
  ['Europe/Paris', 'FR'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Busingen', 'DE'],
  ['Europe/Madrid', 'ES'],
  ['Africa/Ceuta', 'ES'],
  ['Atlantic/Canary', 'ES'],
  ['Europe/London', 'GB'],
  ['Europe/Belfast', 'GB'],
  ['Europe/Dublin', 'IE'],
  ['Europe/Oslo', 'NO'],
  ['Arctic/Longyearbyen', 'NO'],
  ['Europe/Stockholm', 'SE'],
  ['Pacific/Honolulu', 'US'],
  ...AMERICAN.map((city) => [`America/${city}`, 'US'] as const),
]);

/** The country of ours whose clocks a browser follows: a better clue than its language, and asked of nobody. */
export function countryOfTimeZone(timeZone: string): CountryCode | null {
  return ZONES.get(timeZone) ?? (AMERICAN_FAMILIES.test(timeZone) ? 'US' : null);
}
