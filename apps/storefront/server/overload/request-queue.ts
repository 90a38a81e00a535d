import { ALWAYS_ADMITTED, type RefusableClass, type RequestClass } from './can-admit.ts';

interface Called<Visitor, Class> {
  readonly requestClass: Class;
  readonly visitor: Visitor;
}

export const MAX_WAIT_IN_MS: Readonly<Record<RefusableClass, number>> = {
  call: 500,
  page: 300,
  excess: 300,
};

const BUYERS_FIRST: readonly RequestClass[] = ['call', 'kept', 'page', 'excess'];
const REFUSABLE: readonly RefusableClass[] = ['call', 'page', 'excess'];

/** Queues requests by kind. */
export function createRequestQueue<Visitor>() {
  type Waiting = { readonly visitor: Visitor; readonly sinceInMs: number };
  const queues: Readonly<Record<RequestClass, Waiting[]>> = {
    call: [],
    kept: [],
    page: [],
    excess: [],
  };

  const firstOf = <Class extends RequestClass>(
    classes: readonly Class[],
    fits: (requestClass: Class) => boolean,
  ): Called<Visitor, Class> | null => {
    const requestClass = classes.find((kind) => queues[kind].length > 0 && fits(kind));
    const first = requestClass && queues[requestClass].shift();
    return first ? { requestClass, visitor: first.visitor } : null;
  };

  return {
    add: (requestClass: RequestClass, visitor: Visitor, nowInMs: number): void => {
      queues[requestClass].push({ visitor, sinceInMs: nowInMs });
    },
    /** Takes the next admissible request: API calls before pages. */
    takeNext: (fits: (requestClass: RequestClass) => boolean) => firstOf(BUYERS_FIRST, fits),
    /** Takes a request that has waited too long. */
    takeLate: (nowInMs: number) =>
      firstOf(REFUSABLE, (requestClass) => {
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
