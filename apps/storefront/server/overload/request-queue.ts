import { ALWAYS_ADMITTED, type RequestClass } from './can-admit.ts';

interface Called<Visitor> {
  readonly requestClass: RequestClass;
  readonly visitor: Visitor;
}

/** Cached pages wait longest: a 503 takes as long to write as the page. */
export const MAX_WAIT_IN_MS: Readonly<Record<RequestClass, number>> = {
  call: 500,
  kept: 1_000,
  page: 300,
  excess: 300,
};

const BUYERS_FIRST: readonly RequestClass[] = ['call', 'kept', 'page', 'excess'];

/** Queues requests by kind. */
export function createRequestQueue<Visitor>() {
  type Waiting = { readonly visitor: Visitor; readonly sinceInMs: number };
  const queues: Readonly<Record<RequestClass, Waiting[]>> = {
    call: [],
    kept: [],
    page: [],
    excess: [],
  };

  const take = (requestClass: RequestClass): Called<Visitor> | null => {
    const first = queues[requestClass].shift();
    return first === undefined ? null : { requestClass, visitor: first.visitor };
  };
  const firstOf = (fits: (requestClass: RequestClass) => boolean): Called<Visitor> | null => {
    const requestClass = BUYERS_FIRST.find((kind) => queues[kind].length > 0 && fits(kind));
    return requestClass === undefined ? null : take(requestClass);
  };

  return {
    add: (requestClass: RequestClass, visitor: Visitor, nowInMs: number): void => {
      queues[requestClass].push({ visitor, sinceInMs: nowInMs });
    },
    /** Takes the next admissible request: API calls before pages. */
    takeNext: firstOf,
    /** Takes a request that has waited too long. */
    takeLate: (nowInMs: number) =>
      firstOf((requestClass) => {
        const [first] = queues[requestClass];
        const waitedInMs = first === undefined ? 0 : nowInMs - first.sinceInMs;
        return (
          waitedInMs > MAX_WAIT_IN_MS[requestClass] &&
          queues[requestClass].length > ALWAYS_ADMITTED[requestClass]
        );
      }),
    waiting: (requestClass: RequestClass) => queues[requestClass].length,
    isEmpty: () => BUYERS_FIRST.every((kind) => queues[kind].length === 0),
  };
}
