import { ALWAYS_ADMITTED, type RequestClass } from './can-admit.ts';

export interface RequestQueue<Visitor> {
  readonly add: (askedFor: RequestClass, visitor: Visitor, nowInMs: number) => void;
  /** The first of those who may enter now: buyers before those who look around. */
  readonly takeNext: (canAdmit: (askedFor: RequestClass) => boolean) => Called<Visitor> | null;
  /** One of those who have waited so long that they are to be told to come back. */
  readonly takeLate: (nowInMs: number) => Called<Visitor> | null;
  readonly waiting: (askedFor: RequestClass) => number;
  readonly isEmpty: () => boolean;
}

interface Called<Visitor> {
  readonly askedFor: RequestClass;
  readonly visitor: Visitor;
}

/** To turn away whose page is at hand saves nothing but bytes: a 503 takes as long to write. So they wait for longest. */
export const MAX_WAIT_IN_MS: Readonly<Record<RequestClass, number>> = {
  call: 500,
  kept: 1_000,
  page: 300,
};

const BUYERS_FIRST: readonly RequestClass[] = ['call', 'kept', 'page'];

/** Those who have come and whom nobody has had time for yet, in a queue for each kind. */
export function createRequestQueue<Visitor>(): RequestQueue<Visitor> {
  type Waiting = { readonly visitor: Visitor; readonly sinceInMs: number };
  const queues: Readonly<Record<RequestClass, Waiting[]>> = { call: [], kept: [], page: [] };

  const take = (askedFor: RequestClass): Called<Visitor> | null => {
    const first = queues[askedFor].shift();
    return first === undefined ? null : { askedFor, visitor: first.visitor };
  };
  const firstOf = (fits: (askedFor: RequestClass) => boolean): Called<Visitor> | null => {
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
        return (
          waitedInMs > MAX_WAIT_IN_MS[askedFor] &&
          queues[askedFor].length > ALWAYS_ADMITTED[askedFor]
        );
      }),
    waiting: (askedFor) => queues[askedFor].length,
    isEmpty: () => BUYERS_FIRST.every((kind) => queues[kind].length === 0),
  };
}
