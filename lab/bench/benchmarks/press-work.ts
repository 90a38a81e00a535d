import type { TraceEvent } from './cpu-time-trace.ts';

/** What a trace has to contain. */
export const CATEGORIES = [
  'devtools.timeline',
  'toplevel',
  'disabled-by-default-devtools.timeline',
];
const PRESSES = ['click', 'keydown'];

/**
 * CPU time of the page's main thread from a press to its next frame, in ms: the tasks from the one that dispatches it to the one that commits the
 * frame. What other programs take of the machine is not in it.
 */
export function workUntilFrame(events: readonly TraceEvent[]): number {
  const press = events.find((event) => event.name === 'EventDispatch' && isPress(event));
  if (press === undefined) throw new Error('The trace does not contain the press.');
  const own = events.filter(
    ({ pid, tid, ph }) => pid === press.pid && tid === press.tid && ph === 'X',
  );
  const commits = own.filter(({ name, ts }) => name === 'Commit' && ts > press.ts);
  if (commits.length === 0) throw new Error('No frame followed the press.');
  const shownAt = Math.min(...commits.map(({ ts }) => ts));
  const tasks = own.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur >= press.ts && ts <= shownAt,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

function isPress({ args }: TraceEvent): boolean {
  const type = args?.data?.type;
  return type !== undefined && PRESSES.includes(type);
}
