/** The fields that are read of an event in Chromium's trace; times in µs. */
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

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

interface Task {
  readonly start: number;
  readonly end: number;
  readonly share: number;
}

/**
 * Shortens each task of a trace to the CPU time of its thread, without the time it waited for a core. Events within a
 * task are scaled by the same factor, so that they stay within it; tasks keep their start.
 */
export function scaleToCpuTime<Event extends TraceEvent>(
  events: readonly Event[],
): readonly Event[] {
  const byThread = Map.groupBy(events.filter(isTask), threadOf);
  const tasks = new Map([...byThread].map(([thread, its]) => [thread, outermost(its)]));
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (task === undefined) return event;
    const ts = Math.round(task.start + (event.ts - task.start) * task.share);
    return event.dur === undefined
      ? { ...event, ts }
      : { ...event, ts, dur: Math.round(event.dur * task.share) };
  });
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

function isTask({ name, ph, dur, tdur }: TraceEvent): boolean {
  return ph === 'X' && TASKS.has(name) && dur !== undefined && dur > 0 && tdur !== undefined;
}

/** Tasks in order of time, without nested ones. */
function outermost(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = [];
  const inOrder = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { ts, dur = 0, tdur = 0 } of inOrder) {
    if (ts < (tasks.at(-1)?.end ?? 0)) continue;
    tasks.push({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) });
  }
  return tasks;
}

function taskAt(tasks: readonly Task[], ts: number): Task | undefined {
  let from = 0;
  let to = tasks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.start ?? 0) <= ts) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from - 1];
  return task !== undefined && ts <= task.end ? task : undefined;
}
