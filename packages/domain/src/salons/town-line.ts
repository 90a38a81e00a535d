/** Countries that write the postcode after the city. */
const CITY_FIRST: readonly string[] = ['GB', 'IE', 'US'];

interface InTown {
  readonly country: string;
  readonly city: string;
  readonly postcode: string | null;
}

/** `1084 VG Amsterdam`, or `New York 10028`. */
export function townLine({ postcode, city, country }: InTown): string {
  const parts = CITY_FIRST.includes(country) ? [city, postcode] : [postcode, city];
  return parts.filter(Boolean).join(' ');
}
