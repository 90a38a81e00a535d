/** The kind of a request: a cached page, a page to be rendered, one of a network that has had its share, or an API call. */
export type RequestClass = 'kept' | RefusableClass;
/** A cached page is never refused: a 503 takes as long to write. */
export type RefusableClass = 'page' | 'excess' | 'call';

interface InFlight {
  readonly pages: number;
  readonly excess: number;
  readonly calls: number;
}

/** Admitted whatever the load. */
export const ALWAYS_ADMITTED: Readonly<Record<RefusableClass, number>> = {
  page: 4,
  excess: 1,
  call: 8,
};

/** Share of the limit for page views; the rest is for carts and accounts. */
const PAGES_SHARE = 0.5;

/** Tells whether one more request fits the limit. Cached pages need no slot. */
export function canAdmit(requestClass: RequestClass, inFlight: InFlight, limit: number): boolean {
  const all = inFlight.pages + inFlight.calls;
  switch (requestClass) {
    case 'kept':
      return true;
    case 'page':
      return inFlight.pages < ALWAYS_ADMITTED.page || all < limit * PAGES_SHARE;
    case 'excess':
      return inFlight.excess < ALWAYS_ADMITTED.excess;
    case 'call':
      return inFlight.calls < ALWAYS_ADMITTED.call || all < limit;
  }
}
