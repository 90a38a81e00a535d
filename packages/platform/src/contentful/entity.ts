import { at, isList, isRecord, type Json, type JsonRecord, textAt } from './json.ts';

/** The kinds of a space's content, as `sys.type` names them. */
export const KINDS = ['ContentType', 'Entry', 'Asset', 'Locale', 'Tag'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  /** As the export has it: every field per locale. */
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

export function contentTypeOf({ content }: Entity): string | null {
  return textAt(at(content, 'sys', 'contentType', 'sys', 'id'));
}
