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
import { problemOf } from './check-value.ts';
import { type Model, type ModelField, modelsOf } from './model.ts';
import { type Part, partsOf } from './object-parts.ts';
import { isUntouched, readField, type Typed, typedOf } from './read-field.ts';

/** An entry as its form shows it, in one locale. */
export interface EditedEntry {
  readonly id: string;
  readonly model: Model;
  readonly space: Space;
  readonly locale: string;
  readonly states: EntityStates;
  /** The draft, without one the published state, or an entry with nothing in it. */
  readonly content: JsonRecord;
  /** Changes with the content, so that nobody overwrites what somebody else wrote meanwhile. */
  readonly seen: string;
}

/** Opens an entry, or a new one of the type that is named; null where there is neither. */
export function openEntry(
  { store, now }: Pick<PlatformContext, 'store' | 'now'>,
  id: string,
  { locale = '', type = '' }: Readonly<Record<string, string>> = {},
): EditedEntry | null {
  const space = previewOf(store);
  const states = statesOf(store.read, 'Entry', id);
  const written = states.draft ?? states.published;
  const typeId = written === null ? type : contentTypeOf({ content: written });
  const model = modelsOf(space).find((one) => one.id === typeId);
  if (model === undefined) return null;
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: model.id } };
  return {
    id,
    model,
    space,
    locale: space.hasLocale(locale) ? locale : space.defaultLocale,
    states,
    content: written ?? {
      metadata: { tags: [] },
      sys: { id, type: 'Entry', createdAt: now().toISOString(), contentType },
      fields: {},
    },
    seen: createHash('sha256').update(JSON.stringify(written)).digest('base64url'),
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
  /** Value that readers of the locale see without one of its own. */
  readonly fallback: Json;
  readonly typed: Typed;
  readonly parts: readonly Part[];
  readonly problem: string | null;
}

/** Fields of an entry as they are stored, or as they were typed. */
export function fieldViews(
  entry: EditedEntry,
  typedIn?: (field: ModelField) => Typed,
): readonly FieldView[] {
  const views = entry.model.fields.map((field): FieldView => {
    const [code = '', ...others] = codesOf(entry, field);
    const stored = at(entry.content, 'fields', field.id, code);
    const values = others.map((one) => at(entry.content, 'fields', field.id, one));
    const fallback = values.find((one) => one !== null) ?? null;
    const shown = field.type === 'Object' ? (stored ?? fallback) : stored;
    const typed = typedIn?.(field) ?? typedOf(field, shown);
    const view = { field, stored, fallback, typed, parts: partsIn(entry, field, shown) };
    if (isUntouched(field, typed, shown)) return { ...view, problem: null };
    const read = readField(field, typed);
    if ('problem' in read) return { ...view, problem: read.problem };
    const problem = problemOf(field, read.value, siblingValues(entry, field, code));
    return { ...view, stored: read.value, problem };
  });
  return isNeverShown(views) ? views.map(withEndProblem) : views;
}

/** Compares moments of one form: by the clock of each market, or with an offset. */
function isNeverShown(views: readonly FieldView[]): boolean {
  const [from, until] = ['from', 'until'].map((id) => views.find(({ field }) => field.id === id));
  const [begin, end] = [from?.stored, until?.stored];
  if (typeof begin !== 'string' || typeof end !== 'string') return false;
  const [hasOffset, endHasOffset] = [begin, end].map((text) => text.length > LOCAL_MOMENT.length);
  if (hasOffset !== endHasOffset) return false;
  return hasOffset ? Date.parse(end) <= Date.parse(begin) : end <= begin;
}

const LOCAL_MOMENT = '2026-12-24T09:00';

const withEndProblem = (view: FieldView): FieldView =>
  view.field.id === 'until' && view.problem === null
    ? { ...view, problem: 'It ends before it begins: nobody would see it.' }
    : view;

/** Locales in which a field is looked for, the one that is written first. */
function codesOf({ space, locale }: EditedEntry, { isLocalized }: ModelField): readonly string[] {
  return isLocalized ? space.chainOf(locale) : [space.defaultLocale];
}

/** Values of a field in all other entries of the kind. */
function siblingValues({ id, model, space }: EditedEntry, field: ModelField, code: string) {
  const others = space.all('Entry').filter((one) => one.id !== id);
  return others.flatMap((one) =>
    contentTypeOf(one) === model.id ? [at(one.content, 'fields', field.id, code)] : [],
  );
}

/** Parts of an object; the model does not tell of its shape, so an empty one has that of another entry. */
function partsIn(entry: EditedEntry, field: ModelField, shown: Json): readonly Part[] {
  if (field.type !== 'Object') return [];
  if (shown !== null) return partsOf(shown);
  const samples = siblingValues(entry, field, entry.space.defaultLocale);
  const sample = samples.find((one) => one !== null);
  return sample == null ? [] : partsOf(sample, { path: '', labels: [], isBlank: true });
}

/** The entry with what was typed. */
export function withTyped(
  entry: EditedEntry,
  views: readonly FieldView[],
  now: string,
): JsonRecord {
  const before = recordOf(entry.content['fields']);
  const written = views.flatMap(({ field, stored }) => {
    const [code = ''] = codesOf(entry, field);
    const { [code]: _, ...others } = recordOf(before[field.id]);
    const values = stored === null ? others : { ...others, [code]: stored };
    const isKept = Object.hasOwn(before, field.id) || stored !== null;
    return isKept ? [[field.id, values] as const] : [];
  });
  return {
    ...entry.content,
    sys: { ...recordOf(entry.content['sys']), updatedAt: now },
    fields: { ...before, ...Object.fromEntries(written) },
  };
}

const recordOf = (value: Json | undefined): JsonRecord => (isRecord(value) ? value : {});

/** Fields with a problem at each that readers do not get an entry without. */
export function requireNeeded(
  { space, content, locale }: EditedEntry,
  views: readonly FieldView[],
): readonly FieldView[] {
  return views.map((view) => {
    const { id, isRequired, isLocalized } = view.field;
    const isHere = !isLocalized || locale === space.defaultLocale;
    const value = isHere ? view.stored : at(content, 'fields', id, space.defaultLocale);
    if (!isRequired || value !== null) return view;
    return { ...view, problem: `Readers need this, at least in ${space.defaultLocale}.` };
  });
}
