import { column, defineTable, type Sql } from '../../store/index.ts';
import { type Entity, type JsonRecord, KINDS, type Kind } from './entity.ts';
import type { ExportedEntity } from './parse-export.ts';

const KEY = { kind: column.oneOf(KINDS), id: column.text, content: column.json<JsonRecord>() };
const ENTITIES = defineTable('contentful_entities', {
  ...KEY,
  position: column.integer,
  change: column.integer,
});
const DRAFTS = defineTable('contentful_drafts', KEY);

/** Number of the latest import that changed anything; 0 before the first. */
export function latestChange(sql: Sql): number {
  const row = sql
    .prepare('SELECT coalesce(max(change), 0) AS latest FROM contentful_entities')
    .get();
  return column.integer.read(row?.['latest'], 'latest');
}

/** Tells whether a space has never held anything. */
export function isSpaceUnused(sql: Sql): boolean {
  return latestChange(sql) === 0;
}

export function readEntities(sql: Sql): readonly Entity[] {
  return ENTITIES.all(sql, 'WHERE deleted_at IS NULL ORDER BY position');
}

export function readDrafts(sql: Sql): readonly ExportedEntity[] {
  return DRAFTS.all(sql, 'ORDER BY rowid');
}

/** States of one entity that readers and editors see; null where they see none. */
export interface EntityStates {
  readonly published: JsonRecord | null;
  readonly draft: JsonRecord | null;
}

export function statesOf(sql: Sql, kind: Kind, id: string): EntityStates {
  const own = 'WHERE kind = ? AND id = ?';
  const published = ENTITIES.find(sql, `${own} AND deleted_at IS NULL`, kind, id);
  const draft = DRAFTS.find(sql, own, kind, id);
  return { published: published?.content ?? null, draft: draft?.content ?? null };
}

/** Makes the space equal to the file: inserts, updates and deletes. Webhooks follow from what changes. */
export function replaceEntities(
  sql: Sql,
  entities: readonly ExportedEntity[],
  now: string,
  drafts: readonly ExportedEntity[] = [],
): { readonly changedCount: number; readonly deletedCount: number } {
  const change = latestChange(sql) + 1;
  const before = new Map(readEntities(sql).map((entity) => [keyOf(entity), entity]));
  const put = sql.prepare(
    `INSERT INTO contentful_entities (kind, id, position, content, change) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET position = excluded.position, content = excluded.content,
       change = excluded.change, deleted_at = NULL`,
  );
  let changedCount = 0;
  for (const [position, entity] of entities.entries()) {
    const { kind, id } = entity;
    const content = JSON.stringify(entity.content);
    const kept = before.get(keyOf(entity));
    before.delete(keyOf(entity));
    if (kept !== undefined && JSON.stringify(kept.content) === content) {
      ENTITIES.update(sql, { position }, 'WHERE kind = ? AND id = ?', kind, id);
    } else {
      put.run(kind, id, position, content, change);
      changedCount += 1;
    }
  }
  const remove = sql.prepare(
    'UPDATE contentful_entities SET deleted_at = ?, change = ? WHERE kind = ? AND id = ?',
  );
  for (const { kind, id } of before.values()) remove.run(now, change, kind, id);
  sql.prepare('DELETE FROM contentful_drafts').run();
  for (const draft of drafts) DRAFTS.insert(sql, draft);
  return { changedCount, deletedCount: before.size };
}

export function keyOf({ kind, id }: ExportedEntity): string {
  return `${kind} ${id}`;
}
