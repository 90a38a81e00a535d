import TIME_ZONES from '../time-zones.json' with { type: 'json' };

interface LocalMoment {
  /** Day as dd-mm-yyyy (spec §9). */
  readonly date: string;
  /** Clock time as hh:mm. */
  readonly time: string;
  /** Name of the zone: `Europe/Berlin`. */
  readonly timeZone: string;
}

/** A moment by the clocks of a market's country; of several, those of its first time zone. */
export function localMoment(
  { countryCode }: { readonly countryCode: string },
  moment: Date,
): LocalMoment {
  const timeZone = timeZoneOf(countryCode);
  const { day, time } = clockIn(timeZone, moment);
  return { date: day.split('-').toReversed().join('-'), time, timeZone };
}

/** The country's first time zone; an entry that ends in a slash stands for several. */
export function timeZoneOf(countryCode: string): string {
  const zones: Readonly<Record<string, readonly string[]>> = TIME_ZONES;
  return zones[countryCode]?.find((zone) => !zone.endsWith('/')) ?? 'UTC';
}

export function clockIn(timeZone: string, now: Date) {
  // Swedish is written as ISO 8601 is: `2026-11-23 08:06`.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = format.format(now).split(' ');
  return { day, time };
}
