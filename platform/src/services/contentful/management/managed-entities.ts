import { type Sql, textColumn } from '../../../store/index.ts';
import {
  at,
  isRecord,
  type Json,
  type JsonRecord,
  type Kind,
  makeLink,
  textAt,
} from '../entity.ts';
import { latestChange, putEntity, readEntities } from '../entity-store.ts';
import { ManagementError } from './management-error.ts';

/** What is changed first and published later. Locales and tags are there at once. */
export type DraftedKind = 'ContentType' | 'Entry' | 'Asset';

interface Key<Any extends Kind = Kind> {
  readonly kind: Any;
  readonly id: string;
}

function draftOf(sql: Sql, { kind, id }: Key): JsonRecord | null {
  const row = sql
    .prepare('SELECT content FROM contentful_drafts WHERE kind = ? AND id = ?')
    .get(kind, id);
  const content: unknown = row === undefined ? null : JSON.parse(textColumn(row, 'content'));
  return isRecord(content) ? content : null;
}

/** As editors see it: the draft, where there is one. */
export function findManaged(sql: Sql, key: Key): JsonRecord | null {
  return (
    draftOf(sql, key) ??
    readEntities(sql).find(({ kind, id }) => kind === key.kind && id === key.id)?.content ??
    null
  );
}

/** Those that readers know in their order, then what is new. */
export function listManaged(sql: Sql, kind: Kind): readonly JsonRecord[] {
  const rows = sql
    .prepare('SELECT id, content FROM contentful_drafts WHERE kind = ? ORDER BY rowid')
    .all(kind);
  const drafts = new Map<string, JsonRecord>();
  for (const row of rows) {
    const content: unknown = JSON.parse(textColumn(row, 'content'));
    if (isRecord(content)) drafts.set(textColumn(row, 'id'), content);
  }
  const published = readEntities(sql)
    .filter((entity) => entity.kind === kind)
    .map(({ id, content }) => {
      const draft = drafts.get(id);
      drafts.delete(id);
      return draft ?? content;
    });
  return [...published, ...drafts.values()];
}

/** Publishing counts as a change of its own. */
export function versionOf(content: JsonRecord): number {
  const version = numberAt(content, 'version');
  const published = numberAt(content, 'publishedVersion');
  return version ?? (published === null ? 1 : published + 1);
}

function numberAt(content: JsonRecord, name: string): number | null {
  const value = at(content, 'sys', name);
  return typeof value === 'number' ? value : null;
}

export interface Edit extends Key<DraftedKind> {
  readonly body: JsonRecord;
  /** The version that the editor has seen; null for something new. */
  readonly version: number | null;
  /** Of a new entry. */
  readonly contentType: string | null;
  readonly now: string;
}

/** Saves what an editor wrote; readers see it once it is published. */
export function saveDraft(
  sql: Sql,
  { kind, id, body, version, contentType, now }: Edit,
): JsonRecord {
  const before = findManaged(sql, { kind, id });
  if (before !== null && versionOf(before) !== version) throw ManagementError.versionMismatch();
  const type = textAt(before ?? undefined, 'sys', 'contentType', 'sys', 'id') ?? contentType;
  if (
    kind === 'Entry' &&
    (type === null || findManaged(sql, { kind: 'ContentType', id: type }) === null)
  ) {
    throw ManagementError.unknownContentType(type);
  }
  const sys = at(before ?? undefined, 'sys');
  const { sys: _given, ...fields } = body;
  const content: JsonRecord = {
    ...fields,
    sys: {
      ...(isRecord(sys) ? sys : {}),
      id,
      type: kind,
      version: before === null ? 1 : versionOf(before) + 1,
      createdAt: textAt(sys, 'createdAt') ?? now,
      updatedAt: now,
      ...(kind === 'Entry' &&
        type !== null && { contentType: makeLink({ linkType: 'ContentType', id: type }) }),
    },
  };
  putDraft(sql, { kind, id }, content);
  return content;
}

function putDraft(sql: Sql, { kind, id }: Key, content: JsonRecord): void {
  sql
    .prepare(
      `INSERT INTO contentful_drafts (kind, id, content) VALUES (?, ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET content = excluded.content`,
    )
    .run(kind, id, JSON.stringify(content));
}

/** Changes a draft in place, as the processing of a file does: the version counts on. */
export function changeDraft(
  sql: Sql,
  key: Key<DraftedKind>,
  change: (content: JsonRecord) => JsonRecord,
): void {
  const before = findManaged(sql, key);
  if (before === null) throw ManagementError.notFound(key.kind, key.id);
  const sys = at(before, 'sys');
  const changed = change(before);
  putDraft(sql, key, {
    ...changed,
    sys: { ...(isRecord(sys) ? sys : {}), version: versionOf(before) + 1 },
  });
}

interface Publication extends Key<DraftedKind> {
  readonly version: number | null;
  readonly now: string;
}

/** From here on readers see it. */
export function publish(sql: Sql, { kind, id, version, now }: Publication): JsonRecord {
  const before = findManaged(sql, { kind, id });
  if (before === null) throw ManagementError.notFound(kind, id);
  if (versionOf(before) !== version) throw ManagementError.versionMismatch();
  const sys = at(before, 'sys');
  const counter = numberAt(before, 'publishedCounter') ?? 0;
  const content: JsonRecord = {
    ...before,
    sys: {
      ...(isRecord(sys) ? sys : {}),
      version: version + 1,
      publishedVersion: version,
      publishedCounter: counter + 1,
      firstPublishedAt: textAt(sys, 'firstPublishedAt') ?? now,
      publishedAt: now,
      updatedAt: now,
    },
  };
  sql.prepare('DELETE FROM contentful_drafts WHERE kind = ? AND id = ?').run(kind, id);
  putEntity(sql, { kind, id, content, change: latestChange(sql) + 1 });
  return content;
}

interface Direct extends Key<'Locale' | 'Tag'> {
  readonly body: JsonRecord;
  readonly version: number | null;
  readonly now: string;
}

/** A locale or tag: there are no drafts of these. The first locale of a space is its default. */
export function saveAtOnce(sql: Sql, { kind, id, body, version, now }: Direct): JsonRecord {
  const before = findManaged(sql, { kind, id });
  if (before !== null && versionOf(before) !== version) throw ManagementError.versionMismatch();
  const isDefault: Json =
    before === null ? listManaged(sql, kind).length === 0 : (before['default'] ?? false);
  const { sys: _given, ...fields } = body;
  const content: JsonRecord = {
    ...fields,
    ...(kind === 'Locale' && { default: isDefault, fallbackCode: body['fallbackCode'] ?? null }),
    sys: {
      ...(kind === 'Tag' && { visibility: at(body, 'sys', 'visibility') ?? 'private' }),
      id,
      type: kind,
      version: before === null ? 1 : versionOf(before) + 1,
      createdAt: textAt(before ?? undefined, 'sys', 'createdAt') ?? now,
      updatedAt: now,
    },
  };
  putEntity(sql, { kind, id, content, change: latestChange(sql) + 1 });
  return content;
}
