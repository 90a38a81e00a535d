/** Fields that are read of an event in Chromium's trace; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, independent of other programs. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export function isTraceEvent(value: object): value is TraceEvent {
  return ['name', 'ph', 'pid', 'tid', 'ts'].every((key) => key in value);
}

/** Categories that a trace has to contain. */
export const CATEGORIES = [
  'devtools.timeline',
  'toplevel',
  'disabled-by-default-devtools.timeline',
];
const PRESSES = ['click', 'keydown'];

/**
 * Sums up the CPU time of the page's main thread from a press to its next frame, in ms: the tasks from the one that
 * dispatches the press to the one that commits the frame.
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
