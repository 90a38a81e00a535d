import { isDeepStrictEqual } from 'node:util';
import type { PlatformContext } from '../../protocol/index.ts';
import { type EntityStates, putEntity, statesOf } from '../../services/contentful/index.ts';
import { recordChange } from '../../shopify/admin/index.ts';
import type { EditedEntry } from './edited-entry.ts';

interface SavedEntry {
  readonly entry: Pick<EditedEntry, 'id' | 'states'>;
  readonly next: EntityStates;
}

/** Saves both states of all entries, with one line in the list of changes; saves none where somebody else was faster. */
export function saveEntries(
  { store }: Pick<PlatformContext, 'store'>,
  saved: readonly SavedEntry[],
  { done, now }: { readonly done: string; readonly now: string },
): Promise<boolean> {
  return store.write((sql) => {
    const isOvertaken = ({ entry: { id, states } }: SavedEntry) =>
      !isDeepStrictEqual(statesOf(sql, 'Entry', id), states);
    if (saved.some(isOvertaken)) return false;
    for (const { entry, next } of saved) putEntity(sql, { kind: 'Entry', id: entry.id }, next, now);
    const change = { shop: 'content', at: now, way: 'console', outcome: 'done' } as const;
    const ids = saved.map(({ entry }) => `Entry/${entry.id}`);
    recordChange(sql, { ...change, what: `content ${done}`, ids });
    return true;
  });
}
