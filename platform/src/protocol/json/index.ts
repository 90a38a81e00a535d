import * as v from 'valibot';

/** Parsed JSON that does not fit its schema; the message names the place. */
export class DecodeError extends Error {}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON, with the mark that some programs begin a file with. */
export function parseJson(text: string, otherwise: unknown = null): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return otherwise;
  }
}

export const text = v.string('must be text');
export const number = v.pipe(v.number('must be a number'), v.finite('must be a number'));
export const bool = v.boolean('must be true or false');
export const nullableText = v.nullish(text, null);
export const record = v.custom<Readonly<Record<string, unknown>>>(isRecord, 'must be an object');

export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item, 'must be a list'), v.readonly());
}

export function choice<const Word extends string>(...words: readonly Word[]) {
  return v.picklist(words, `must be one of ${words.join(', ')}`);
}

/** Reads a value at a place such as `[2]`, or throws a `DecodeError`. */
export function readValue<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  path = '',
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value, { abortEarly: true, message: sentenceOf });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const within = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const place = [path, ...within].join('').replace(/^\./, '');
  throw new DecodeError(`${place === '' ? 'The file' : place} ${issue.message}.`);
}

/** Returns what can be read as a list of one; what cannot is told and left out, or without `tell` ends the reading. */
export function readOrTell<Value>(
  read: () => Value,
  tell: ((fault: string) => void) | undefined,
): readonly Value[] {
  try {
    return [read()];
  } catch (error) {
    if (tell === undefined || !(error instanceof DecodeError)) throw error;
    tell(error.message);
    return [];
  }
}

/** Words for what a schema says nothing about: objects, and fields that they lack or do not know. */
function sentenceOf({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not one of the fields that are known';
  if (type === 'variant')
    return `must be one of ${expected?.replaceAll(/[("')]/g, '').replaceAll(' | ', ', ')}`;
  return received === 'undefined' && expected !== 'Object' ? 'must be given' : 'must be an object';
}
