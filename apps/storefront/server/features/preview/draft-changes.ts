import { isDeepStrictEqual } from 'node:util';
import { pageTarget, type ReadEntry, type StoredEntries } from '@lokke/contentful';
import type { ChangedField, DraftChange } from '@lokke/contract/ports';
import { linkHref } from '../content/index.ts';

const MAX_TEXT = 300;

/** Lists the entries of which editors see another state than readers, with both states of each field. */
export function draftChanges(
  published: StoredEntries['entries'],
  drafts: StoredEntries,
): readonly DraftChange[] {
  const shown = new Map(published.map((entry) => [entry.id, entry]));
  const titles = new Map(drafts.entries.map((entry) => [entry.id, titleOf(entry, drafts)]));
  const pathOf = pathFinder(drafts.entries);
  return drafts.entries.flatMap((entry) => {
    const before = shown.get(entry.id);
    const fields = changedFields(before?.fields ?? {}, entry, { drafts, titles });
    if (before !== undefined && fields.length === 0) return [];
    return [
      {
        id: entry.id,
        title: titles.get(entry.id) ?? entry.id,
        type: drafts.types.get(entry.contentType)?.name ?? entry.contentType,
        path: pathOf(entry.id) ?? '/',
        isNew: before === undefined,
        fields,
      },
    ];
  });
}

function titleOf({ id, contentType, fields }: ReadEntry, { types }: StoredEntries): string {
  const title = fields[types.get(contentType)?.displayField ?? ''];
  return typeof title === 'string' && title !== '' ? title : id;
}

interface Naming {
  readonly drafts: StoredEntries;
  readonly titles: ReadonlyMap<string, string>;
}

function changedFields(
  before: ReadEntry['fields'],
  { contentType, fields }: ReadEntry,
  { drafts, titles }: Naming,
): readonly ChangedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(fields)]);
  return [...names].flatMap((id) => {
    if (isDeepStrictEqual(before[id], fields[id])) return [];
    const name = drafts.types.get(contentType)?.fields.get(id) ?? id;
    const textOf = (value: unknown) => textIn(value, titles).slice(0, MAX_TEXT);
    return [{ name, published: textOf(before[id]), draft: textOf(fields[id]) }];
  });
}

/** Value as a reader sees it: texts of rich text and lists, titles of links. */
function textIn(value: unknown, titles: ReadonlyMap<string, string>): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((one) => textIn(one, titles)).join(', ');
  const link = linkedId(value);
  if (link !== null) return titles.get(link) ?? link;
  if (Reflect.get(value, 'nodeType') !== undefined) return wordsIn(value).trim();
  return JSON.stringify(value);
}

function wordsIn(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const [value, content] = ['value', 'content'].map((name) => Reflect.get(node, name));
  if (typeof value === 'string') return value;
  return Array.isArray(content) ? `${content.map(wordsIn).join('')} ` : '';
}

export function linkedId(value: object): string | null {
  const sys: unknown = Reflect.get(value, 'sys');
  if (typeof sys !== 'object' || sys === null || Reflect.get(sys, 'type') !== 'Link') return null;
  const id: unknown = Reflect.get(sys, 'id');
  return typeof id === 'string' ? id : null;
}

/** Finds the page that an entry is, or the nearest one that links to it, over modules and their parts. */
export function pathFinder(entries: StoredEntries['entries']): (id: string) => string | null {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const above = new Map<string, string[]>();
  for (const { id, fields } of entries) {
    for (const target of new Set(linksIn(Object.values(fields)))) {
      above.set(target, [...(above.get(target) ?? []), id]);
    }
  }
  return (id) => {
    const seen = new Set([id]);
    for (const next of seen) {
      const entry = byId.get(next);
      const path = entry === undefined ? null : ownPath(entry);
      if (path !== null) return path;
      for (const parent of above.get(next) ?? []) seen.add(parent);
    }
    return null;
  };
}

function ownPath(entry: ReadEntry): string | null {
  return entry.contentType === 'homePage' ? '/' : linkHref(pageTarget(entry));
}

export function linksIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const link = linkedId(value);
  return link === null ? Object.values(value).flatMap(linksIn) : [link];
}
