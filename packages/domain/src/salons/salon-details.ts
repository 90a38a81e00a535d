const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Details that only a salon's own page shows; empty or null where they are not known. */
export interface SalonDetails {
  /** Days from Monday on; `hours` is null on a day it is closed. */
  readonly openingHours: readonly { readonly day: Weekday; readonly hours: string | null }[];
  readonly services: readonly string[];
  readonly bookingUrl: string | null;
}

/** Details as a database has them, unchecked. */
export interface StoredDetails {
  readonly openingHours: Readonly<Record<string, string>>;
  readonly services: readonly string[];
  readonly bookingUrl: string | null;
}

const HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/;

/** Leaves out hours that are none, and addresses that a page must not link to. */
export function salonDetailsOf(stored: StoredDetails | undefined): SalonDetails {
  if (stored === undefined) return { openingHours: [], services: [], bookingUrl: null };
  const { openingHours, services, bookingUrl } = stored;
  const days = WEEKDAYS.map((day) => ({ day, hours: hoursOf(openingHours[day]) }));
  return {
    openingHours: days.some(({ hours }) => hours !== null) ? days : [],
    services,
    bookingUrl: bookingUrl !== null && isHttps(bookingUrl) ? bookingUrl : null,
  };
}

function hoursOf(text: string | undefined): string | null {
  return text !== undefined && HOURS.test(text) ? text : null;
}

function isHttps(text: string): boolean {
  return /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)/.test(text);
}
