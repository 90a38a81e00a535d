import type { Fields, TypedValue } from './document.ts';
import { parseFieldPath } from './field-path.ts';
import { fieldPathsOf, InvalidQuery, list, oneOf, parseValue, record, text } from './read-json.ts';

interface Place {
  readonly collection: string;
  readonly id: string;
}

export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'unchanged'; readonly updateTime: string };

export interface Transform {
  readonly path: readonly string[];
  readonly change:
    | { readonly kind: 'now' }
    | {
        readonly kind: 'increment' | 'maximum' | 'minimum';
        readonly by: TypedValue;
      }
    | { readonly kind: 'union' | 'remove'; readonly values: readonly TypedValue[] };
}

interface ConditionalWrite extends Place {
  readonly precondition: Precondition | null;
}

export interface UpdateWrite extends ConditionalWrite {
  readonly kind: 'update';
  readonly fields: Fields;
  /** Null: the document is replaced whole. */
  readonly mask: readonly (readonly string[])[] | null;
  readonly transforms: readonly Transform[];
}

interface BareWrite extends ConditionalWrite {
  readonly kind: 'delete' | 'verify';
}

export type Write = UpdateWrite | BareWrite;

/** A document of this database: no other, and none below another document. */
function placeOf(name: unknown, root: string): Place {
  const path = text(name, 'name');
  if (!path.startsWith(`${root}/`)) throw new InvalidQuery(`${path} is of another database`);
  const [collection, id, ...deeper] = path.slice(root.length + 1).split('/');
  if (!collection || !id || deeper.length > 0) {
    throw new InvalidQuery(`${path} is no document of a collection at the root`);
  }
  return { collection, id };
}

function preconditionOf(given: unknown): Precondition | null {
  if (given === undefined || given === null) return null;
  const { exists, updateTime } = record(given, 'currentDocument');
  if (typeof exists === 'boolean') return { kind: 'exists', exists };
  if (typeof updateTime === 'string' && !Number.isNaN(Date.parse(updateTime))) {
    return { kind: 'unchanged', updateTime };
  }
  throw new InvalidQuery('currentDocument must have exists or updateTime');
}

const SERVER_VALUES = { REQUEST_TIME: 1 } as const;

function transformOf(given: unknown): Transform {
  const typed = record(given, 'a transform');
  const path = parseFieldPath(text(typed['fieldPath'], 'fieldPath'));
  if (typed['setToServerValue'] !== undefined) {
    oneOf(typed['setToServerValue'], SERVER_VALUES, 'setToServerValue');
    return { path, change: { kind: 'now' } };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (typed[kind] !== undefined) return { path, change: { kind, by: numberOf(typed[kind]) } };
  }
  const values = (key: string) =>
    list(record(typed[key], key)['values'] ?? [], `${key}.values`).map(parseValue);
  if (typed['appendMissingElements'] !== undefined) {
    return { path, change: { kind: 'union', values: values('appendMissingElements') } };
  }
  if (typed['removeAllFromArray'] !== undefined) {
    return { path, change: { kind: 'remove', values: values('removeAllFromArray') } };
  }
  throw new InvalidQuery(`the transform of ${path.join('.')} is not served here`);
}

function numberOf(given: unknown): TypedValue {
  const value = parseValue(given);
  if ('integerValue' in value || 'doubleValue' in value) return value;
  throw new InvalidQuery('a transform counts in numbers');
}

function parseWrite(given: unknown, root: string): Write {
  const write = record(given, 'a write');
  const precondition = preconditionOf(write['currentDocument']);
  for (const kind of ['delete', 'verify'] as const) {
    if (write[kind] !== undefined) return { ...placeOf(write[kind], root), precondition, kind };
  }
  // Older clients send the transforms of a document as a write of their own.
  if (write['transform'] !== undefined) {
    const { document, fieldTransforms } = record(write['transform'], 'transform');
    const transforms = list(fieldTransforms, 'fieldTransforms').map(transformOf);
    const place = placeOf(document, root);
    return { ...place, precondition, kind: 'update', fields: {}, mask: [], transforms };
  }
  const update = record(write['update'], 'update');
  const mask = write['updateMask'];
  const parsed = parseValue({ mapValue: { fields: update['fields'] ?? {} } });
  return {
    ...placeOf(update['name'], root),
    precondition,
    kind: 'update',
    fields: 'mapValue' in parsed ? (parsed.mapValue.fields ?? {}) : {},
    mask:
      mask === undefined || mask === null
        ? null
        : fieldPathsOf(record(mask, 'updateMask')['fieldPaths']).map(parseFieldPath),
    transforms: list(write['updateTransforms'] ?? [], 'updateTransforms').map(transformOf),
  };
}

const MAX_WRITES = 500;

export function parseWrites(given: unknown, root: string): readonly Write[] {
  const writes = list(given ?? [], 'writes');
  if (writes.length > MAX_WRITES) {
    throw new InvalidQuery(`maximum ${MAX_WRITES} writes allowed per request`);
  }
  return writes.map((write) => parseWrite(write, root));
}
