/** Reads parsed JSON into a type; what does not fit is named by its place in the file. */
export type ReadJson<T> = (value: unknown, path: string) => T;

export class JsonShapeError extends Error {}

function refuse(path: string, expected: string): never {
  throw new JsonShapeError(`${path === '' ? 'The file' : path} must be ${expected}.`);
}

export const text: ReadJson<string> = (value, path) =>
  typeof value === 'string' ? value : refuse(path, 'text');

export const number: ReadJson<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(path, 'a number');

export const bool: ReadJson<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false');

export function nullable<T>(read: ReadJson<T>): ReadJson<T | null> {
  return (value, path) => (value === null || value === undefined ? null : read(value, path));
}

export function list<T>(read: ReadJson<T>): ReadJson<readonly T[]> {
  return (value, path) =>
    Array.isArray(value)
      ? value.map((item: unknown, i) => read(item, `${path}[${i}]`))
      : refuse(path, 'a list');
}

export function choice<T extends string>(...known: readonly T[]): ReadJson<T> {
  return (value, path) =>
    known.find((candidate) => candidate === value) ?? refuse(path, `one of ${known.join(', ')}`);
}

type Fields = Readonly<Record<string, ReadJson<unknown>>>;
type Shape<F extends Fields> = { readonly [Key in keyof F]: ReturnType<F[Key]> };

export function record(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(path, 'an object');
  }
  return Object.fromEntries(Object.entries(value));
}

export function object<F extends Fields>(fields: F): ReadJson<Shape<F>>;
export function object(fields: Fields): ReadJson<unknown> {
  return (value, path) => {
    const source = record(value, path);
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    return Object.fromEntries(
      Object.entries(fields).map(([key, read]) => [key, read(source[key], at(key))]),
    );
  };
}

/** Of several shapes, the one that the field `kind` names. */
export function byKind<T>(shapes: Readonly<Record<string, ReadJson<T>>>): ReadJson<T> {
  return (value, path) => {
    const { kind } = record(value, path);
    const read = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (read === undefined) {
      return refuse(`${path}.kind`, `one of ${Object.keys(shapes).join(', ')}`);
    }
    return read(value, path);
  };
}
