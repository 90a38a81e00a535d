import { integerColumn, type Row } from './rows.ts';
import type { Sql } from './store.ts';

const HOUR_IN_MS = 3_600_000;
/** Difference between two clocks of one machine that no suspended minute explains. */
export const MAX_JUMP_IN_MS = 6 * HOUR_IN_MS;
/** Time that a platform may have stood still. */
export const MAX_PAUSE_IN_MS = 30 * 24 * HOUR_IN_MS;
/** Time that a clock has to go on after a jump until it is believed. */
export const DOUBT_IN_MS = 24 * HOUR_IN_MS;

export interface Seen {
  readonly seenAtInMs: number;
  /** Moment of a jump that nothing has confirmed yet. */
  readonly doubtedAtInMs: number | null;
}

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
  const kept = readSeen(sql);
  const seen = judgeClock(before?.seen ?? kept, { wallInMs: now.getTime(), elapsedInMs });
  readings.set(sql, { seen, atInMs });
  const isOld = Math.abs(seen.seenAtInMs - (kept?.seenAtInMs ?? 0)) >= KEEP_EVERY_IN_MS;
  if (isOld || seen.doubtedAtInMs !== kept?.doubtedAtInMs) writeSeen(sql, seen);
  return seen.doubtedAtInMs === null;
}

function readSeen(sql: Sql): Seen | null {
  const row = sql.prepare('SELECT seen_at_ms, doubted_at_ms FROM clock').get();
  return row === undefined ? null : seenOfRow(row);
}

function seenOfRow(row: Row): Seen {
  const isDoubted = row['doubted_at_ms'] !== null;
  return {
    seenAtInMs: integerColumn(row, 'seen_at_ms'),
    doubtedAtInMs: isDoubted ? integerColumn(row, 'doubted_at_ms') : null,
  };
}

/** Writes when the clock was seen. */
function writeSeen(sql: Sql, { seenAtInMs, doubtedAtInMs }: Seen): void {
  sql
    .prepare(
      `INSERT INTO clock (id, seen_at_ms, doubted_at_ms) VALUES (1, ?, ?)
       ON CONFLICT DO UPDATE SET seen_at_ms = excluded.seen_at_ms, doubted_at_ms = excluded.doubted_at_ms`,
    )
    .run(seenAtInMs, doubtedAtInMs);
}
