import type { ListedSalon } from './found-salons.ts';

/** Where the postcode stands behind the city. */
const CITY_FIRST: readonly string[] = ['GB', 'IE', 'US'];

/** `1084 VG Amsterdam`, or `New York 10028` where one writes it so. */
export function cityLine({ postcode, city, country }: ListedSalon): string {
  const parts = CITY_FIRST.includes(country) ? [city, postcode] : [postcode, city];
  return parts.filter(Boolean).join(' ');
}
