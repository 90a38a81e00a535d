import type { KeptPage } from './kept-page.ts';

export interface StoredPage {
  readonly page: KeptPage;
  readonly madeAtInMs: number;
  /** Something it was made of has changed since: only good enough where nothing newer can be had. */
  isOutdated: boolean;
}

export interface PageStore {
  readonly get: (target: string) => StoredPage | undefined;
  readonly set: (target: string, stored: StoredPage) => void;
  readonly delete: (target: string) => void;
  readonly outdate: (tags: readonly string[]) => void;
  readonly sizeInBytes: () => number;
}

/** Pages by address within a limit of bytes; those that were asked for longest ago go first. */
export function createPageStore(mostBytes: number): PageStore {
  const pages = new Map<string, StoredPage>();
  const targetsByTag = new Map<string, Set<string>>();
  let sizeInBytes = 0;

  const remove = (target: string): void => {
    const stored = pages.get(target);
    if (stored === undefined) return;
    pages.delete(target);
    sizeInBytes -= stored.page.sizeInBytes;
    for (const tag of stored.page.tags) {
      const targets = targetsByTag.get(tag);
      targets?.delete(target);
      if (targets?.size === 0) targetsByTag.delete(tag);
    }
  };

  return {
    get: (target) => {
      const stored = pages.get(target);
      if (stored === undefined) return undefined;
      pages.delete(target);
      pages.set(target, stored);
      return stored;
    },
    set: (target, stored) => {
      remove(target);
      if (stored.page.sizeInBytes > mostBytes) return;
      pages.set(target, stored);
      sizeInBytes += stored.page.sizeInBytes;
      for (const tag of stored.page.tags) {
        const targets = targetsByTag.get(tag);
        if (targets === undefined) targetsByTag.set(tag, new Set([target]));
        else targets.add(target);
      }
      for (const oldest of pages.keys()) {
        if (sizeInBytes <= mostBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    outdate: (tags) => {
      for (const tag of tags) {
        for (const target of targetsByTag.get(tag) ?? []) {
          const stored = pages.get(target);
          if (stored !== undefined) stored.isOutdated = true;
        }
      }
    },
    sizeInBytes: () => sizeInBytes,
  };
}
