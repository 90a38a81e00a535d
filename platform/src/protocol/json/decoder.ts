/** Decodes parsed JSON into a type; an error names the path of the value that does not fit. */
export type Decoder<T> = (value: unknown, path: string) => T;

export class DecodeError extends Error {}

function refuse(path: string, expected: string): never {
  throw new DecodeError(`${path === '' ? 'The file' : path} must be ${expected}.`);
}

export const text: Decoder<string> = (value, path) =>
  typeof value === 'string' ? value : refuse(path, 'text');

export const number: Decoder<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(path, 'a number');

export const bool: Decoder<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false');

export function nullable<T>(read: Decoder<T>): Decoder<T | null> {
  return (value, path) => (value === null || value === undefined ? null : read(value, path));
}

export function list<T>(read: Decoder<T>): Decoder<readonly T[]> {
  return (value, path) =>
    Array.isArray(value)
      ? value.map((item: unknown, i) => read(item, `${path}[${i}]`))
      : refuse(path, 'a list');
}

export function choice<T extends string>(...known: readonly T[]): Decoder<T> {
  return (value, path) =>
    known.find((candidate) => candidate === value) ?? refuse(path, `one of ${known.join(', ')}`);
}

type Fields = Readonly<Record<string, Decoder<unknown>>>;
type Shape<F extends Fields> = { readonly [Key in keyof F]: ReturnType<F[Key]> };

export function record(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(path, 'an object');
  }
  return Object.fromEntries(Object.entries(value));
}

export function object<F extends Fields>(fields: F): Decoder<Shape<F>>;
export function object(fields: Fields): Decoder<unknown> {
  return (value, path) => {
    const source = record(value, path);
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    return Object.fromEntries(
      Object.entries(fields).map(([key, read]) => [key, read(source[key], at(key))]),
    );
  };
}

/** Chooses the decoder by the field `kind`. */
export function byKind<F extends Fields>(shapes: F): Decoder<ReturnType<F[keyof F]>>;
export function byKind(shapes: Fields): Decoder<unknown> {
  return (value, path) => {
    const { kind } = record(value, path);
    const read = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (read === undefined) {
      return refuse(`${path}.kind`, `one of ${Object.keys(shapes).join(', ')}`);
    }
    return read(value, path);
  };
}

/** An object of these fields and no others: a misspelt limit must not read as no limit. */
export function strictObject<F extends Fields>(fields: F): Decoder<Shape<F>> {
  const read = object(fields);
  return (value, path) => {
    const stranger = Object.keys(record(value, path)).find((key) => !Object.hasOwn(fields, key));
    if (stranger === undefined) return read(value, path);
    const known = Object.keys(fields).join(', ');
    const at = path === '' ? stranger : `${path}.${stranger}`;
    throw new DecodeError(`${at} is not one of the fields ${known}.`);
  };
}
