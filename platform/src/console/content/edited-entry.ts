import { createHash } from 'node:crypto';
import type { PlatformContext } from '../../protocol/index.ts';
import {
  at,
  contentTypeOf,
  type Entity,
  type EntityStates,
  isRecord,
  type Json,
  type JsonRecord,
  previewOf,
  type Space,
  statesOf,
  textAt,
} from '../../services/contentful/index.ts';
import { type Model, type ModelField, modelsOf } from './model.ts';
import { type Part, partsOf } from './object-parts.ts';
import { problemOf, readField, type Typed, typedOf } from './read-field.ts';

/** An entry as its form shows it, in one locale. */
export interface EditedEntry {
  readonly id: string;
  readonly model: Model;
  readonly space: Space;
  readonly locale: string;
  readonly states: EntityStates;
  /** The draft, what is published without one, or an entry with nothing in it. */
  readonly content: JsonRecord;
  /** Changes with the content, so that nobody overwrites what somebody else wrote meanwhile. */
  readonly seen: string;
}

interface Asked {
  readonly id: string;
  readonly locale: string | undefined;
  /** Content type of an entry that is new. */
  readonly type: string | undefined;
}

/** Opens an entry, or a new one of a kind; null where there is neither. */
export function openEntry(
  { store, now }: Pick<PlatformContext, 'store' | 'now'>,
  { id, locale = '', type }: Asked,
): EditedEntry | null {
  const space = previewOf(store);
  const states = statesOf(store.read, 'Entry', id);
  const content = states.draft ?? states.published;
  const typeId = content === null ? type : contentTypeOf({ content });
  const model = modelsOf(space).find((one) => one.id === typeId);
  if (model === undefined) return null;
  return {
    id,
    model,
    space,
    locale: space.hasLocale(locale) ? locale : space.defaultLocale,
    states,
    content: content ?? blankEntry(id, model, now().toISOString()),
    seen: createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16),
  };
}

function blankEntry(id: string, model: Model, now: string): JsonRecord {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: model.id } };
  return {
    metadata: { tags: [] },
    sys: { id, type: 'Entry', createdAt: now, updatedAt: now, contentType },
    fields: {},
  };
}

export function titleOf({ id, content }: Pick<Entity, 'id' | 'content'>, space: Space): string {
  const type = space.find('ContentType', contentTypeOf({ content }) ?? '');
  const field = textAt(type?.content, 'displayField') ?? 'title';
  return textAt(content, 'fields', field, space.defaultLocale) || id;
}

/** A field with what its controls show. */
export interface FieldView {
  readonly field: ModelField;
  readonly stored: Json;
  /** What readers of the locale see without a value of its own. */
  readonly fallback: Json;
  readonly typed: Typed;
  readonly parts: readonly Part[];
  readonly problem: string | null;
}

/** Fields of an entry, as they are stored or as they were typed. */
export function fieldViews(
  entry: EditedEntry,
  typedIn?: (field: ModelField) => Typed,
): readonly FieldView[] {
  const { model, space, content, locale } = entry;
  return model.fields.map((field) => {
    const [code = '', ...others] = codesOf(entry, field);
    const value = (one: string) => at(content, 'fields', field.id, one);
    const stored = value(code);
    const fallback = others.map(value).find((one) => one !== null) ?? null;
    const isObject = field.control === 'object';
    const shown = isObject ? (stored ?? fallback) : stored;
    const sample = isObject && shown === null ? sampleOf(space, model, field) : null;
    const parts = isObject
      ? partsOf(shown ?? sample, { path: '', labels: [], isBlank: shown === null })
      : [];
    const view = { field, stored, fallback, parts: sample === null && shown === null ? [] : parts };
    if (typedIn === undefined) return { ...view, typed: typedOf(field, shown), problem: null };
    const typed = typedIn(field);
    const read = readField(field, typed, { stored, shown });
    if ('problem' in read) return { ...view, typed, problem: read.problem };
    const problem =
      problemOf(field, read.value) ?? foreignProblem(entry, field, read.value, locale);
    return { ...view, typed, stored: read.value, problem };
  });
}

/** Locales in which a field is looked for, the one that is written first. */
function codesOf({ space, locale }: EditedEntry, { isLocalized }: ModelField): readonly string[] {
  return isLocalized ? space.chainOf(locale) : [space.defaultLocale];
}

/** An object of another entry, for its shape: the model does not tell of it. */
function sampleOf(space: Space, { id }: Model, field: ModelField): Json {
  const values = space
    .all('Entry')
    .filter((one) => contentTypeOf(one) === id)
    .map(({ content }) => at(content, 'fields', field.id, space.defaultLocale));
  return values.find((one) => one !== null) ?? null;
}

/** Says what is wrong with a value beside those of other entries. */
function foreignProblem(
  { id, model, space }: EditedEntry,
  { id: name, rules, isLocalized }: ModelField,
  value: Json,
  locale: string,
): string | null {
  if (!rules.isUnique || value === null) return null;
  const code = isLocalized ? locale : space.defaultLocale;
  const other = space
    .all('Entry')
    .find(
      (one) =>
        one.id !== id &&
        contentTypeOf(one) === model.id &&
        at(one.content, 'fields', name, code) === value,
    );
  return other === undefined ? null : `${titleOf(other, space)} has the same.`;
}

/** The entry with what was typed. */
export function withTyped(
  entry: EditedEntry,
  views: readonly FieldView[],
  now: string,
): JsonRecord {
  const { content } = entry;
  const before = recordOf(content['fields']);
  const fields = views.map(({ field, stored }) => {
    const [code = ''] = codesOf(entry, field);
    const { [code]: _, ...others } = recordOf(before[field.id]);
    return [field.id, stored === null ? others : { ...others, [code]: stored }] as const;
  });
  const written = fields.filter(
    ([id, values]) => Object.hasOwn(before, id) || Object.keys(values).length > 0,
  );
  const unknown = Object.entries(before).filter(([id]) => fields.every(([name]) => name !== id));
  return {
    ...content,
    sys: { ...recordOf(content['sys']), updatedAt: now },
    fields: Object.fromEntries([...unknown, ...written]),
  };
}

const recordOf = (value: Json | undefined): JsonRecord => (isRecord(value) ? value : {});

/** Fields without which readers do not get an entry. */
export function missingIn(
  { model, space }: EditedEntry,
  content: JsonRecord,
): readonly ModelField[] {
  return model.fields.filter(
    ({ id, isRequired }) => isRequired && at(content, 'fields', id, space.defaultLocale) === null,
  );
}
