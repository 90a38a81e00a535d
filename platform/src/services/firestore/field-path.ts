import type { Fields, TypedValue } from './document.ts';
import { InvalidQuery } from './read-json.ts';

const QUOTED = /^`((?:[^`\\]|\\.)+)`(?:\.|$)/;
const PLAIN = /^([^.`\\]+)(?:\.|$)/;

/** The steps of `address.city` or of a path with names in backticks: one of `a.b` stands as `` `a.b` ``. */
export function parseFieldPath(path: string): readonly string[] {
  const steps: string[] = [];
  for (let rest = path; rest !== ''; ) {
    const [whole, quoted] = QUOTED.exec(rest) ?? [];
    const [plain, name] = whole === undefined ? (PLAIN.exec(rest) ?? []) : [];
    const read = whole ?? plain;
    if (read === undefined) throw new InvalidQuery(`the field path ${path} cannot be read`);
    steps.push(quoted === undefined ? (name ?? '') : quoted.replaceAll(/\\(.)/g, '$1'));
    rest = rest.slice(read.length);
    if (rest === '' && read.endsWith('.')) {
      throw new InvalidQuery(`the field path ${path} cannot be read`);
    }
  }
  if (steps.length === 0) throw new InvalidQuery('a field path is empty');
  return steps;
}

export function fieldAt(fields: Fields, path: readonly string[]): TypedValue | null {
  const [step = '', ...deeper] = path;
  const value = Object.hasOwn(fields, step) ? fields[step] : undefined;
  if (value === undefined) return null;
  if (deeper.length === 0) return value;
  return 'mapValue' in value ? fieldAt(value.mapValue.fields ?? {}, deeper) : null;
}

/** The fields with one of them set, or gone for null; what stands in the way of a map gives way. */
export function withField(
  fields: Fields,
  path: readonly string[],
  value: TypedValue | null,
): Fields {
  const [step = '', ...deeper] = path;
  if (deeper.length === 0) {
    const others = Object.entries(fields).filter(([name]) => name !== step);
    return Object.fromEntries(value === null ? others : [...others, [step, value]]);
  }
  const before = fieldAt(fields, [step]);
  const isMap = before !== null && 'mapValue' in before;
  // Nothing is to be taken out of what is not there.
  if (!isMap && value === null) return fields;
  const inner = withField(isMap ? (before.mapValue.fields ?? {}) : {}, deeper, value);
  return withField(fields, [step], { mapValue: { fields: inner } });
}
