import { countryCodes, type Region, regionsOf, type Shop } from '../../../protocol/index.ts';

function names(language: string): (code: string) => string {
  const display = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => display.of(code) ?? code;
}

export const countryName = names('en');

const codesByName = new Map<string, ReadonlyMap<string, string>>();

function codesIn(language: string): ReadonlyMap<string, string> {
  const known = codesByName.get(language);
  if (known !== undefined) return known;
  const nameOf = names(language);
  const codes = new Map(countryCodes().map((code) => [nameOf(code).toLowerCase(), code]));
  codesByName.set(language, codes);
  return codes;
}

/** A code, or a name in English or in a language of the shop; null for what is no country. */
export function countryCodeOf(
  typed: string,
  { languages }: Pick<Shop, 'languages'>,
): string | null {
  const requested = typed.trim();
  if (countryCodes().includes(requested.toUpperCase())) return requested.toUpperCase();
  for (const language of ['en', ...languages.map(({ isoCode }) => isoCode)]) {
    const code = codesIn(language).get(requested.toLowerCase());
    if (code !== undefined) return code;
  }
  return null;
}

export type ProvinceReading =
  | { readonly kind: 'known'; readonly region: Region }
  /** Input is kept where there is no list for that country. */
  | { readonly kind: 'free'; readonly typed: string }
  | { readonly kind: 'unknown' };

export function parseProvince(typed: string, countryCode: string): ProvinceReading {
  const regions = regionsOf(countryCode);
  if (regions.length === 0) return { kind: 'free', typed };
  const requested = typed.toLowerCase();
  const region = regions.find(
    ({ code, name }) => code.toLowerCase() === requested || name.toLowerCase() === requested,
  );
  return region === undefined ? { kind: 'unknown' } : { kind: 'known', region };
}
