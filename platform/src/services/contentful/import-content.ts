import type { Sql, Store } from '../../store/index.ts';
import { claimsIn } from './claims-in.ts';
import { contentWarnings } from './content-warnings.ts';
import { replaceEntities } from './entity-store.ts';
import { type ParsedExport, parseExport } from './parse-export.ts';

export type ContentImport =
  | {
      readonly ok: true;
      readonly entryCount: number;
      readonly assetCount: number;
      readonly draftCount: number;
      readonly changedCount: number;
      readonly deletedCount: number;
      readonly notes: readonly string[];
      /** Sentences about what needs a look. */
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** A Contentful export becomes the space: whole, or not at all and every fault of the file. `alongside` runs in the write that saves it. */
export async function importContent(
  store: Store,
  file: string | ParsedExport,
  now: Date,
  alongside: (sql: Sql) => void = () => {},
): Promise<ContentImport> {
  const parsed = typeof file === 'string' ? parseExport(file) : file;
  if (!parsed.ok) return parsed;
  const { entities, drafts, notes } = parsed;
  const counts = await store.write((sql) => {
    alongside(sql);
    return replaceEntities(sql, entities, now.toISOString(), drafts);
  });
  const countOf = (requested: string) => entities.filter(({ kind }) => kind === requested).length;
  return {
    ok: true,
    entryCount: countOf('Entry'),
    assetCount: countOf('Asset'),
    draftCount: drafts.length,
    notes,
    warnings: [...claimsIn(entities), ...contentWarnings(store.read, entities)],
    ...counts,
  };
}
