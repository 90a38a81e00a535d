import { ALWAYS_ADMITTED, type RequestClass } from './can-admit.ts';

export interface RequestQueue<Visitor> {
  readonly add: (requestClass: RequestClass, visitor: Visitor, nowInMs: number) => void;
  /** Takes the next admissible request: API calls before pages. */
  readonly takeNext: (canAdmit: (requestClass: RequestClass) => boolean) => Called<Visitor> | null;
  /** Takes a request that has waited too long. */
  readonly takeLate: (nowInMs: number) => Called<Visitor> | null;
  readonly waiting: (requestClass: RequestClass) => number;
  readonly isEmpty: () => boolean;
}

interface Called<Visitor> {
  readonly requestClass: RequestClass;
  readonly visitor: Visitor;
}

/** Cached pages wait longest: a 503 takes as long to write as the page. */
export const MAX_WAIT_IN_MS: Readonly<Record<RequestClass, number>> = {
  call: 500,
  kept: 1_000,
  page: 300,
};

const BUYERS_FIRST: readonly RequestClass[] = ['call', 'kept', 'page'];

/** Queues requests by kind. */
export function createRequestQueue<Visitor>(): RequestQueue<Visitor> {
  type Waiting = { readonly visitor: Visitor; readonly sinceInMs: number };
  const queues: Readonly<Record<RequestClass, Waiting[]>> = { call: [], kept: [], page: [] };

  const take = (requestClass: RequestClass): Called<Visitor> | null => {
    const first = queues[requestClass].shift();
    return first === undefined ? null : { requestClass, visitor: first.visitor };
  };
  const firstOf = (fits: (requestClass: RequestClass) => boolean): Called<Visitor> | null => {
    const requestClass = BUYERS_FIRST.find((kind) => queues[kind].length > 0 && fits(kind));
    return requestClass === undefined ? null : take(requestClass);
  };

  return {
    add: (requestClass, visitor, nowInMs) => {
      queues[requestClass].push({ visitor, sinceInMs: nowInMs });
    },
    takeNext: firstOf,
    takeLate: (nowInMs) =>
      firstOf((requestClass) => {
        const [first] = queues[requestClass];
        const waitedInMs = first === undefined ? 0 : nowInMs - first.sinceInMs;
        return (
          waitedInMs > MAX_WAIT_IN_MS[requestClass] &&
          queues[requestClass].length > ALWAYS_ADMITTED[requestClass]
        );
      }),
    waiting: (requestClass) => queues[requestClass].length,
    isEmpty: () => BUYERS_FIRST.every((kind) => queues[kind].length === 0),
  };
}
