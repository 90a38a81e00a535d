import { readHours } from './opening-hours.ts';
import type { SalonPhoto } from './photo.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Details that only a salon's own page shows; empty or null where they are not known. */
export interface SalonDetails {
  /** Days from Monday on; `hours` is null on a day it is closed. */
  readonly openingHours: readonly { readonly day: Weekday; readonly hours: string | null }[];
  readonly services: readonly string[];
  readonly bookingUrl: string | null;
  readonly stylists: readonly string[];
  /** Codes of languages, such as `nl`. */
  readonly languages: readonly string[];
  readonly photo: SalonPhoto | null;
}

/** Details as a database has them, unchecked. */
export interface StoredDetails extends Partial<Omit<SalonDetails, 'openingHours'>> {
  readonly openingHours: Readonly<Record<string, string>>;
}

/** Leaves out hours that are none, and addresses that a page must not link to. */
export function salonDetailsOf(stored: StoredDetails | undefined): SalonDetails {
  const { openingHours = {}, services = [], bookingUrl, photo = null } = stored ?? {};
  const days = WEEKDAYS.map((day) => ({ day, hours: hoursOf(openingHours[day]) }));
  return {
    openingHours: days.some(({ hours }) => hours !== null) ? days : [],
    services,
    stylists: stored?.stylists ?? [],
    languages: stored?.languages ?? [],
    bookingUrl: bookingUrl && isHttps(bookingUrl) ? bookingUrl : null,
    photo,
  };
}

function hoursOf(text = ''): string | null {
  const read = readHours(text);
  return read.kind === 'open' ? read.hours : null;
}

export function isHttps(text: string): boolean {
  return /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)/.test(text);
}
