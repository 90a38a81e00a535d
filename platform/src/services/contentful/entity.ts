export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [key: string]: Json;
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns what lies at a path of keys; null where the path ends early. */
export function at(value: Json | undefined, ...path: readonly string[]): Json {
  let here: Json = value ?? null;
  for (const key of path) here = isRecord(here) ? (here[key] ?? null) : null;
  return here;
}

export function textAt(value: Json | undefined, ...path: readonly string[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The kinds of a space's content, as `sys.type` names them. */
export const KINDS = ['ContentType', 'Entry', 'Asset', 'Locale', 'Tag'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  /** Content as the export has it: every field per locale. */
  readonly content: JsonRecord;
  /** The number of the import that brought it or changed it. */
  readonly change: number;
}

export interface Link {
  readonly linkType: string;
  readonly id: string;
}

export function readLink(value: Json): Link | null {
  if (textAt(value, 'sys', 'type') !== 'Link') return null;
  const [linkType, id] = [textAt(value, 'sys', 'linkType'), textAt(value, 'sys', 'id')];
  return linkType === null || id === null ? null : { linkType, id };
}

export function makeLink({ linkType, id }: Link): JsonRecord {
  return { sys: { type: 'Link', linkType, id } };
}

/** Every link in a value, however deep: in lists, objects and rich text. */
export function linksIn(value: Json): readonly Link[] {
  const link = readLink(value);
  if (link !== null) return [link];
  if (isList(value)) return value.flatMap(linksIn);
  return isRecord(value) ? Object.values(value).flatMap(linksIn) : [];
}

/** Lists every value of an entry in each locale. */
export function localizedValues({ content }: Pick<Entity, 'content'>) {
  const fields = content['fields'] ?? null;
  return Object.entries(isRecord(fields) ? fields : {}).flatMap(([field, values]) =>
    Object.entries(isRecord(values) ? values : {}).map(([locale, value]) => ({
      field,
      locale,
      value,
    })),
  );
}

export function contentTypeOf({ content }: Pick<Entity, 'content'>): string | null {
  return textAt(at(content, 'sys', 'contentType', 'sys', 'id'));
}
