import YEARS from './guarantee-years.json' with { type: 'json' };

const BY_COUNTRY: Readonly<Record<string, number>> = YEARS;

/** Years of the legal guarantee in a country; two where its law gives no more (Directive (EU) 2019/771, art. 10). */
export function guaranteeYearsOf({ countryCode }: { readonly countryCode: string }): number {
  return BY_COUNTRY[countryCode] ?? YEARS.default;
}
