/** What is read of an event in a trace of Chromium's; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor's time what the thread had: others on the machine do not add to it. */
  readonly tdur?: number;
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

interface Task {
  readonly start: number;
  readonly end: number;
  readonly share: number;
}

/**
 * The same trace, each task as long as its thread worked: what it waited for a core is left out. All that lies within a
 * task moves closer together in the same measure, so that nothing falls out of it; tasks still begin when they began.
 */
export function inThreadTime<Event extends TraceEvent>(events: readonly Event[]): readonly Event[] {
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

/** Tasks in order of time, without those that a loop within a task runs. */
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
