import { JsonShapeError, object, type ReadJson, record } from '../../import/json-shape.ts';

type Fields = Readonly<Record<string, ReadJson<unknown>>>;
type Shape<F extends Fields> = { readonly [Key in keyof F]: ReturnType<F[Key]> };

/** An object of these fields and no others: a misspelt limit must not read as no limit. */
export function onlyFields<F extends Fields>(fields: F): ReadJson<Shape<F>> {
  const read = object(fields);
  return (value, path) => {
    const stranger = Object.keys(record(value, path)).find((key) => !Object.hasOwn(fields, key));
    if (stranger === undefined) return read(value, path);
    const known = Object.keys(fields).join(', ');
    const at = path === '' ? stranger : `${path}.${stranger}`;
    throw new JsonShapeError(`${at} is not one of the fields ${known}.`);
  };
}
