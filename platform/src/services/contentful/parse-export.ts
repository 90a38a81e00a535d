import { parseJson } from '../../protocol/json/index.ts';
import {
  at,
  isList,
  isRecord,
  type Json,
  type JsonRecord,
  type Kind,
  readLink,
  textAt,
} from './entity.ts';
import { shapeFaults } from './shape-faults.ts';

export interface ExportedEntity {
  readonly kind: Kind;
  readonly id: string;
  readonly content: JsonRecord;
}

export type ParsedExport =
  | {
      readonly ok: true;
      readonly entities: readonly ExportedEntity[];
      /** Entries and assets that are not published, or not in each locale: for the preview. */
      readonly drafts: readonly ExportedEntity[];
      /** Sentences about what was left out. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly string[] };

const LISTS: readonly (readonly [list: string, kind: Kind])[] = [
  ['locales', 'Locale'],
  ['tags', 'Tag'],
  ['contentTypes', 'ContentType'],
  ['assets', 'Asset'],
  ['entries', 'Entry'],
];

/** List of drafts of what readers see otherwise, in a file of our own. */
export const CHANGES = 'changes';

/** Reads a file of Contentful's own export tool. */
export function parseExport(text: string): ParsedExport {
  const file = parseJson(text);
  if (!isRecord(file)) return { ok: false, errors: ['The file must be a JSON object.'] };
  const errors: string[] = [];
  const all = LISTS.flatMap(([list, kind]) => parseList(file[list] ?? [], list, kind, errors));
  const entities = all.filter((entity) => !isWithoutFile(entity));
  const changes = parseList(file[CHANGES] ?? [], CHANGES, 'Entry', errors);
  errors.push(...localeErrors(entities), ...repeatedIds(entities), ...repeatedIds(changes));
  errors.push(
    ...unknownTypes([...entities, ...changes]),
    ...shapeFaults([...entities, ...changes]),
  );
  if (errors.length > 0) return { ok: false, errors };
  const changed = new Set(changes.map(({ id }) => id));
  // A draft of a picture without its file has nothing to preview.
  const isChanged = (entity: ExportedEntity) =>
    entity.kind === 'Entry' ? changed.has(entity.id) : hasFileWithoutUrl(entity);
  return {
    ok: true,
    entities: entities.filter(isPublished).map(withPublishedLocales),
    drafts: [...entities.filter((entity) => isDraft(entity) && !isChanged(entity)), ...changes],
    notes: all
      .filter(isWithoutFile)
      .map(({ id }) => `The asset ${id}, a draft, has no file yet and was left out.`),
  };
}

function parseList(
  value: Json,
  list: string,
  kind: Kind,
  errors: string[],
): readonly ExportedEntity[] {
  if (!isList(value)) {
    errors.push(`${list} must be a list.`);
    return [];
  }
  return value.flatMap((content, index) => {
    const place = `${list}[${index}]`;
    // A locale is known by its code: entries name that, and the id differs from space to space.
    const id = kind === 'Locale' ? textAt(content, 'code') : textAt(content, 'sys', 'id');
    const reason = isRecord(content) ? faultOf(kind, id, content) : 'must be an object';
    if (reason === null && isRecord(content) && id !== null) return [{ kind, id, content }];
    errors.push(`${place}${id === null ? '' : ` (${id})`} ${reason}.`);
    return [];
  });
}

function faultOf(kind: Kind, id: string | null, content: JsonRecord): string | null {
  if (id === null || id === '') return kind === 'Locale' ? 'has no code' : 'has no sys.id';
  if (kind === 'ContentType') return fieldsFault(content['fields']);
  if (kind !== 'Entry' && kind !== 'Asset') return null;
  const fields = content['fields'];
  if (!isRecord(fields)) return 'has no fields';
  const plain = Object.keys(fields).find((name) => !isRecord(fields[name]));
  if (plain !== undefined) return `has a field "${plain}" that is not given per locale`;
  if (kind === 'Entry') {
    const type = readLink(at(content, 'sys', 'contentType'));
    return type?.linkType === 'ContentType' ? null : 'names no content type';
  }
  const shown = withPublishedLocales({ kind, id, content });
  return hasFileWithoutUrl(shown) && isPublished(shown) ? 'has a file without a url' : null;
}

function hasFileWithoutUrl({ content }: ExportedEntity): boolean {
  const files = at(content, 'fields', 'file');
  return Object.values(isRecord(files) ? files : {}).some((file) => textAt(file, 'url') === null);
}

/** A picture that an editor has not uploaded whole yet. */
function isWithoutFile(entity: ExportedEntity): boolean {
  return entity.kind === 'Asset' && !isPublished(entity) && hasFileWithoutUrl(entity);
}

function fieldsFault(fields: Json | undefined): string | null {
  if (fields === undefined || !isList(fields)) return 'has no list of fields';
  const whole = fields.every(
    (field) => textAt(field, 'id') !== null && textAt(field, 'type') !== null,
  );
  return whole ? null : 'has a field without id or type';
}

function localeErrors(entities: readonly ExportedEntity[]): readonly string[] {
  const locales = entities.filter(({ kind }) => kind === 'Locale');
  const defaults = locales.filter(({ content }) => content['default'] === true);
  if (defaults.length !== 1) {
    const found = defaults.length === 0 ? '' : `, not ${defaults.map(({ id }) => id).join(', ')}`;
    return [`locales must have exactly one default locale${found}.`];
  }
  const codes = new Set(locales.map(({ id }) => id));
  return locales.flatMap(({ id, content }) => {
    const fallback = textAt(content, 'fallbackCode');
    return fallback === null || codes.has(fallback)
      ? []
      : [`The locale ${id} falls back to ${fallback}, which is none of the locales.`];
  });
}

function repeatedIds(entities: readonly ExportedEntity[]): readonly string[] {
  const seen = new Set<string>();
  return entities.flatMap(({ kind, id }) => {
    const key = `${kind} ${id}`;
    if (seen.has(key)) return [`The ${kind} ${id} stands twice in the file.`];
    seen.add(key);
    return [];
  });
}

function unknownTypes(entities: readonly ExportedEntity[]): readonly string[] {
  const types = new Set(entities.filter(({ kind }) => kind === 'ContentType').map(({ id }) => id));
  return entities.flatMap(({ kind, id, content }) => {
    const type = textAt(content, 'sys', 'contentType', 'sys', 'id');
    return kind !== 'Entry' || type === null || types.has(type)
      ? []
      : [`The entry ${id} has the unknown content type "${type}".`];
  });
}

function isPublished({ kind, content }: Pick<ExportedEntity, 'kind' | 'content'>): boolean {
  if (kind !== 'Entry' && kind !== 'Asset') return true;
  return typeof at(content, 'sys', 'publishedVersion') === 'number';
}

function isDraft(entity: ExportedEntity): boolean {
  return !isPublished(entity) || draftLocales(entity).size > 0;
}

/** Locales that are not published by themselves, of a space that publishes each locale apart. */
function draftLocales({ content }: ExportedEntity): ReadonlySet<string> {
  const status = at(content, 'sys', 'fieldStatus', '*');
  const states = Object.entries(isRecord(status) ? status : {});
  return new Set(states.flatMap(([locale, state]) => (state === 'draft' ? [locale] : [])));
}

export function withPublishedLocales(entity: ExportedEntity): ExportedEntity {
  const drafts = draftLocales(entity);
  const { fields } = entity.content;
  if (drafts.size === 0 || !isRecord(fields)) return entity;
  const shown = Object.entries(fields).map(([name, values]) => {
    const own = Object.entries(isRecord(values) ? values : {});
    return [name, Object.fromEntries(own.filter(([locale]) => !drafts.has(locale)))] as const;
  });
  return { ...entity, content: { ...entity.content, fields: Object.fromEntries(shown) } };
}
