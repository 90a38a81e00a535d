import { integerColumn, type Row, type Sql, textColumn } from '../../store/index.ts';
import { type Entity, isRecord, KINDS, type Kind } from './entity.ts';
import type { ExportedEntity } from './parse-export.ts';

export interface Deletion {
  readonly kind: Kind;
  readonly id: string;
  readonly deletedAt: string;
  readonly change: number;
}

/** The number of the latest import that changed anything; 0 before the first. */
export function latestChange(sql: Sql): number {
  const row = sql
    .prepare('SELECT coalesce(max(change), 0) AS latest FROM contentful_entities')
    .get();
  return row === undefined ? 0 : integerColumn(row, 'latest');
}

/** Whether a space has never held anything. */
export function isSpaceUnused(sql: Sql): boolean {
  return latestChange(sql) === 0;
}

export function readEntities(sql: Sql): readonly Entity[] {
  return sql
    .prepare('SELECT * FROM contentful_entities WHERE deleted_at IS NULL ORDER BY position')
    .all()
    .map((row) => {
      const content: unknown = JSON.parse(textColumn(row, 'content'));
      if (!isRecord(content)) throw new TypeError(`${textColumn(row, 'id')} holds no object`);
      return { ...keyOf(row), content, change: integerColumn(row, 'change') };
    });
}

export function readDeletions(sql: Sql, since: number): readonly Deletion[] {
  return sql
    .prepare('SELECT * FROM contentful_entities WHERE deleted_at IS NOT NULL AND change > ?')
    .all(since)
    .map((row) => ({
      ...keyOf(row),
      deletedAt: textColumn(row, 'deleted_at'),
      change: integerColumn(row, 'change'),
    }));
}

/** Makes the space equal to the file: inserts, updates and deletes. */
export function replaceEntities(
  sql: Sql,
  entities: readonly ExportedEntity[],
  now: string,
): { readonly changedCount: number; readonly deletedCount: number } {
  const change = latestChange(sql) + 1;
  const kept = sql.prepare(
    'SELECT content FROM contentful_entities WHERE kind = ? AND id = ? AND deleted_at IS NULL',
  );
  const place = sql.prepare(
    'UPDATE contentful_entities SET position = ? WHERE kind = ? AND id = ?',
  );
  const put = sql.prepare(
    `INSERT INTO contentful_entities (kind, id, position, content, change) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET position = excluded.position, content = excluded.content,
       change = excluded.change, deleted_at = NULL`,
  );
  let changedCount = 0;
  for (const [position, { kind, id, content }] of entities.entries()) {
    const text = JSON.stringify(content);
    if (kept.get(kind, id)?.['content'] === text) {
      place.run(position, kind, id);
    } else {
      put.run(kind, id, position, text, change);
      changedCount += 1;
    }
  }
  const named = new Set(entities.map(({ kind, id }) => `${kind} ${id}`));
  const gone = readEntities(sql).filter(({ kind, id }) => !named.has(`${kind} ${id}`));
  const remove = sql.prepare(
    'UPDATE contentful_entities SET deleted_at = ?, change = ? WHERE kind = ? AND id = ?',
  );
  for (const { kind, id } of gone) remove.run(now, change, kind, id);
  sql.prepare('DELETE FROM contentful_drafts').run();
  return { changedCount, deletedCount: gone.length };
}

/** One entity, in its place or, when it is new, behind the others. */
export function putEntity(sql: Sql, { kind, id, content, change }: Entity): void {
  sql
    .prepare(
      `INSERT INTO contentful_entities (kind, id, position, content, change)
       VALUES (?, ?, (SELECT coalesce(max(position), -1) + 1 FROM contentful_entities), ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET content = excluded.content, change = excluded.change,
         deleted_at = NULL`,
    )
    .run(kind, id, JSON.stringify(content), change);
}

function keyOf(row: Row): { readonly kind: Kind; readonly id: string } {
  const kind = KINDS.find((one) => one === row['kind']);
  if (kind === undefined) throw new TypeError(`Nothing is of the kind ${row['kind']}`);
  return { kind, id: textColumn(row, 'id') };
}
