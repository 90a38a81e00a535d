import { type AskedFor, FEW } from './may-enter.ts';

export interface WaitingRoom<Visitor> {
  readonly add: (askedFor: AskedFor, visitor: Visitor, nowInMs: number) => void;
  /** The first of those who may enter now: buyers before those who look around. */
  readonly takeNext: (mayEnter: (askedFor: AskedFor) => boolean) => Called<Visitor> | null;
  /** One of those who have waited so long that they are to be told to come back. */
  readonly takeLate: (nowInMs: number) => Called<Visitor> | null;
  readonly waiting: (askedFor: AskedFor) => number;
  readonly isEmpty: () => boolean;
}

export interface Called<Visitor> {
  readonly askedFor: AskedFor;
  readonly visitor: Visitor;
}

/** To turn away whose page is at hand saves nothing but bytes: a 503 takes as long to write. So they wait for longest. */
export const LONGEST_WAIT_IN_MS: Readonly<Record<AskedFor, number>> = {
  call: 500,
  kept: 1_000,
  page: 300,
};

const BUYERS_FIRST: readonly AskedFor[] = ['call', 'kept', 'page'];

/** Those who have come and whom nobody has had time for yet, in a queue for each kind. */
export function createWaitingRoom<Visitor>(): WaitingRoom<Visitor> {
  type Waiting = { readonly visitor: Visitor; readonly sinceInMs: number };
  const queues: Readonly<Record<AskedFor, Waiting[]>> = { call: [], kept: [], page: [] };

  const take = (askedFor: AskedFor): Called<Visitor> | null => {
    const first = queues[askedFor].shift();
    return first === undefined ? null : { askedFor, visitor: first.visitor };
  };
  const firstOf = (fits: (askedFor: AskedFor) => boolean): Called<Visitor> | null => {
    const askedFor = BUYERS_FIRST.find((kind) => queues[kind].length > 0 && fits(kind));
    return askedFor === undefined ? null : take(askedFor);
  };

  return {
    add: (askedFor, visitor, nowInMs) => {
      queues[askedFor].push({ visitor, sinceInMs: nowInMs });
    },
    takeNext: firstOf,
    takeLate: (nowInMs) =>
      firstOf((askedFor) => {
        const [first] = queues[askedFor];
        const waitedInMs = first === undefined ? 0 : nowInMs - first.sinceInMs;
        return waitedInMs > LONGEST_WAIT_IN_MS[askedFor] && queues[askedFor].length > FEW[askedFor];
      }),
    waiting: (askedFor) => queues[askedFor].length,
    isEmpty: () => BUYERS_FIRST.every((kind) => queues[kind].length === 0),
  };
}
