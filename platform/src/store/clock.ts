import { column, defineTable, type RowOf, type Sql } from './table.ts';

const HOUR_IN_MS = 3_600_000;
/** Difference between two clocks of one machine that no suspended minute explains. */
export const MAX_JUMP_IN_MS = 6 * HOUR_IN_MS;
/** Time that a platform may have stood still. */
export const MAX_PAUSE_IN_MS = 30 * 24 * HOUR_IN_MS;
/** Time that a clock has to go on after a jump until it is believed. */
export const DOUBT_IN_MS = 24 * HOUR_IN_MS;

const CLOCK = defineTable('clock', {
  id: column.integer,
  seenAtInMs: column.named('seen_at_ms', column.integer),
  /** Moment of a jump that nothing has confirmed yet. */
  doubtedAtInMs: column.named('doubted_at_ms', column.optional(column.integer)),
});

export type Seen = Omit<RowOf<typeof CLOCK>, 'id'>;

interface Moment {
  readonly wallInMs: number;
  /** Time since the clock was last seen, by one that never jumps; null after a start. */
  readonly elapsedInMs: number | null;
}

/** Judges a clock by when it was last seen: a leap ahead is doubted until the clock has gone on for a day. */
export function judgeClock(last: Seen | null, { wallInMs, elapsedInMs }: Moment): Seen {
  if (last === null) return { seenAtInMs: wallInMs, doubtedAtInMs: null };
  const passedInMs = wallInMs - last.seenAtInMs;
  const hasJumped =
    elapsedInMs === null ? passedInMs > MAX_PAUSE_IN_MS : passedInMs - elapsedInMs > MAX_JUMP_IN_MS;
  if (hasJumped) return { seenAtInMs: wallInMs, doubtedAtInMs: wallInMs };
  const { doubtedAtInMs } = last;
  // Set back before the jump: the fault is mended.
  const isMended = doubtedAtInMs !== null && wallInMs < doubtedAtInMs;
  const isConfirmed = doubtedAtInMs !== null && wallInMs - doubtedAtInMs >= DOUBT_IN_MS;
  return { seenAtInMs: wallInMs, doubtedAtInMs: isMended || isConfirmed ? null : doubtedAtInMs };
}

/** Readings of both clocks, by what was read with. */
const readings = new WeakMap<Sql, { readonly seen: Seen; readonly atInMs: number }>();
const KEEP_EVERY_IN_MS = 60_000;

/** Asks whether what is past by the clock may be deleted for good. Call it inside the write that would. */
export function maySweep(sql: Sql, now: Date): boolean {
  const atInMs = performance.now();
  const before = readings.get(sql);
  const elapsedInMs = before === undefined ? null : atInMs - before.atInMs;
  const kept = CLOCK.find(sql, '');
  const seen = judgeClock(before?.seen ?? kept, { wallInMs: now.getTime(), elapsedInMs });
  readings.set(sql, { seen, atInMs });
  const isOld = Math.abs(seen.seenAtInMs - (kept?.seenAtInMs ?? 0)) >= KEEP_EVERY_IN_MS;
  if (isOld || seen.doubtedAtInMs !== kept?.doubtedAtInMs) {
    CLOCK.upsert(sql, { ...seen, id: 1 }, 'id');
  }
  return seen.doubtedAtInMs === null;
}
