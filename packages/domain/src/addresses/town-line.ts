/** Countries that write the postcode after the city. */
const CITY_FIRST: readonly string[] = ['GB', 'IE', 'US'];

interface InTown {
  readonly country: string;
  readonly city: string;
  readonly postcode: string | null;
  /** Code of the province, where an address has one: `NY`. */
  readonly province?: string | null;
}

/** `1084 VG Amsterdam`, or `New York, NY 10028`. */
export function townLine({ postcode, city, country, province = null }: InTown): string {
  const place = country === 'US' && province !== null ? `${city}, ${province}` : city;
  const parts = CITY_FIRST.includes(country) ? [place, postcode] : [postcode, place];
  return parts.filter(Boolean).join(' ');
}

interface OneLine extends InTown {
  /** Name, company, street: from the top. */
  readonly above: readonly (string | null | undefined)[];
}

/** Writes an address in one line, as its country does, and not the country. */
export function addressInOneLine({ above, ...town }: OneLine): string {
  return [...above, townLine(town)].filter(Boolean).join(', ');
}
