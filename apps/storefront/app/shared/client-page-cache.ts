interface KeptPage {
  readonly routeId: string;
  readonly data: unknown;
  /** When its data came. */
  readonly sinceInMs: number;
}

const MAX_PAGES = 20;
/** What is sold out or costs another price by then is asked for anew. */
export const KEPT_FOR_IN_MS = 5 * 60_000;

export interface PageMemory {
  readonly keep: (address: string, page: Pick<KeptPage, 'routeId' | 'data'>) => void;
  /** Null for what was not seen lately. */
  readonly find: (address: string) => KeptPage | null;
}

/** What the last pages were made of, by path and query, for whoever comes back to one. */
export function createPageMemory(now: () => number): PageMemory {
  const pages = new Map<string, KeptPage>();
  return {
    keep(address, { routeId, data }) {
      // The same data at another address, such as that of a filter, is as old as it was.
      const known = [...pages.values()].find((page) => page.data === data);
      pages.delete(address);
      pages.set(address, { routeId, data, sinceInMs: known?.sinceInMs ?? now() });
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
    find(address) {
      const page = pages.get(address);
      return page && now() - page.sinceInMs <= KEPT_FOR_IN_MS ? page : null;
    },
  };
}
