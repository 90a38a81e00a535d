import { column, defineTable, type Sql } from '../../store/index.ts';
import { isRecord, type JsonRecord, type Kind } from './entity.ts';
import { type EntityStates, readDrafts, readEntities, replaceEntities } from './entity-store.ts';
import type { ExportedEntity } from './parse-export.ts';

const VERSIONS = defineTable('contentful_versions', {
  number: column.integer,
  kind: column.text,
  id: column.text,
  content: column.json<JsonRecord>(),
});

/** Lists what readers saw of an entry before, the latest first. */
export function earlierVersions(sql: Sql, kind: Kind, id: string) {
  return VERSIONS.all(sql, 'WHERE kind = ? AND id = ? ORDER BY number DESC', kind, id);
}

/** Puts an entity into these states, as an import of the whole space would. */
export function putEntity(
  sql: Sql,
  { kind, id }: Pick<ExportedEntity, 'kind' | 'id'>,
  { published, draft }: EntityStates,
  now: string,
): void {
  const withContent = (all: readonly ExportedEntity[], content: JsonRecord | null) => {
    const isOther = (one: ExportedEntity) => one.kind !== kind || one.id !== id;
    if (content === null) return all.filter(isOther);
    const entity = { kind, id, content };
    return all.every(isOther) ? [...all, entity] : all.map((one) => (isOther(one) ? one : entity));
  };
  const entities = withContent(readEntities(sql), published);
  replaceEntities(sql, entities, now, withContent(readDrafts(sql), draft));
}

/** Content as it is once readers see it, with the numbers that Contentful gives to it. */
export function asPublished(content: JsonRecord, now: string): JsonRecord {
  const { fieldStatus: _, ...sys } = sysOf(content);
  const next = (name: string) => {
    const before = sys[name];
    return typeof before === 'number' ? before + 1 : 1;
  };
  return {
    ...content,
    sys: {
      ...sys,
      firstPublishedAt: sys['firstPublishedAt'] ?? now,
      publishedAt: now,
      publishedVersion: next('publishedVersion'),
      publishedCounter: next('publishedCounter'),
    },
  };
}

/** Content as it is while readers do not see it. */
export function asUnpublished(content: JsonRecord): JsonRecord {
  const { publishedVersion: _, publishedAt: __, fieldStatus: ___, ...sys } = sysOf(content);
  return { ...content, sys };
}

function sysOf({ sys = null }: JsonRecord): JsonRecord {
  return isRecord(sys) ? sys : {};
}
