import { clockIn, timeZoneOf } from '../delivery/local-moment.ts';

/** Time in which something is shown, as it was written; a side that is left out is open. */
export interface Period {
  /** First moment at which it is shown. */
  readonly from?: string;
  /** First moment at which it is gone. */
  readonly until?: string;
}

export interface Place {
  readonly countryCode: string;
}

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const DAY_IN_MS = 86_400_000;
const MAX_KNOWN = 1_000;
const known = new Map<string, number>();

/**
 * Milliseconds since 1970 of a written moment. Without an offset it is one by each country's own clock: a day begins at
 * its midnight. NaN where it cannot be read.
 */
export function momentOf(written: string, { countryCode }: Place): number {
  const key = `${countryCode} ${written}`;
  const moment = known.get(key) ?? readMoment(written, timeZoneOf(countryCode));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, moment);
  return moment;
}

function readMoment(written: string, timeZone: string): number {
  const [, day, time = '00:00', offset] = WRITTEN.exec(written) ?? [];
  if (day === undefined) return Number.NaN;
  if (offset !== undefined) return Date.parse(written);
  const wall = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wall)) return wall;
  const before = offsetAt(wall - DAY_IN_MS, timeZone);
  const after = offsetAt(wall + DAY_IN_MS, timeZone);
  // An hour that comes twice counts the first time; one that is left out counts as the one after it.
  const isAfter =
    offsetAt(wall - before, timeZone) !== before && offsetAt(wall - after, timeZone) === after;
  return wall - (isAfter ? after : before);
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const { day, time } = clockIn(timeZone, new Date(moment));
  return Date.parse(`${day}T${time}Z`) - Math.floor(moment / 60_000) * 60_000;
}

export function isPlanned({ from, until }: Period): boolean {
  return from !== undefined || until !== undefined;
}

/** Tells whether something is shown; a time that cannot be read shows nothing. */
export function isShownAt({ from, until }: Period, place: Place, nowInMs: number): boolean {
  return (
    (from === undefined || nowInMs >= momentOf(from, place)) &&
    (until === undefined || nowInMs < momentOf(until, place))
  );
}

/** The first moment after now at which one of the periods begins or ends; infinite without one. */
export function nextChangeAfter(nowInMs: number, periods: Iterable<Period>, place: Place): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { from, until } of periods) {
    for (const written of [from, until]) {
      const moment = written === undefined ? Number.NaN : momentOf(written, place);
      if (moment > nowInMs && moment < next) next = moment;
    }
  }
  return next;
}
