import { clockIn, timeZoneOf } from './estimate-delivery.ts';

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
