/** What happens at which moment of simulated time, in ms. */
export interface EventQueue<Event> {
  readonly add: (atInMs: number, event: Event) => void;
  /** Removes the earliest; of the same moment the one that was added first. Null when empty. */
  readonly take: () => { readonly atInMs: number; readonly event: Event } | null;
}

interface Entry<Event> {
  readonly atInMs: number;
  readonly order: number;
  readonly event: Event;
}

/** A binary heap. */
export function createEventQueue<Event>(): EventQueue<Event> {
  const heap: Entry<Event>[] = [];
  let added = 0;

  const isBefore = (a: Entry<Event>, b: Entry<Event>) =>
    a.atInMs < b.atInMs || (a.atInMs === b.atInMs && a.order < b.order);

  const rise = (entry: Entry<Event>): void => {
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(entry, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = entry;
  };

  const sink = (entry: Entry<Event>): void => {
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      if (left === undefined) break;
      const isRight = right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (!isBefore(child, entry)) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = entry;
  };

  return {
    add: (atInMs, event) => {
      added += 1;
      rise({ atInMs, order: added, event });
    },
    take: () => {
      const [first] = heap;
      const last = heap.pop();
      if (first === undefined || last === undefined) return null;
      if (heap.length > 0) sink(last);
      return { atInMs: first.atInMs, event: first.event };
    },
  };
}
