import { isList, isRecord, type Json } from '../../services/contentful/index.ts';

/** One control of an object's form: a text, number or choice at a path of the object, which its name holds. */
export interface Part {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly kind: 's' | 'n' | 'b';
  readonly isLong: boolean;
}

interface Place {
  readonly path: string;
  readonly labels: readonly string[];
  /** Shows the shape alone, to be filled in. */
  readonly isBlank: boolean;
}

const LONG = 80;
const NEW_KEY = '/+key:s';
const NEW_VALUE = '/+value:s';

/** Takes an object apart; each list and each map of texts ends in a blank one to be filled in. */
export function partsOf(
  value: Json,
  { path, labels, isBlank }: Place = { path: '', labels: [], isBlank: false },
): readonly Part[] {
  if (isList(value)) {
    const item = (one: Json, index: number, isNew: boolean) =>
      partsOf(one, {
        path: `${path}/[${index}]`,
        labels: [...labels, isNew ? `${index + 1}, new` : `${index + 1}`],
        isBlank: isBlank || isNew,
      });
    const shape = value.slice(0, 1);
    if (isBlank) return shape.flatMap((one) => item(one, 0, true));
    return [
      ...value.flatMap((one, index) => item(one, index, false)),
      ...shape.flatMap((one) => item(one, value.length, true)),
    ];
  }
  if (!isRecord(value)) return [leaf(value, { path, labels, isBlank })];
  const parts = Object.entries(value).flatMap(([key, one]) =>
    partsOf(one, {
      path: `${path}/${encodeURIComponent(key)}`,
      labels: [...labels, key],
      isBlank,
    }),
  );
  const isMap = Object.values(value).every((one) => typeof one === 'string');
  if (isBlank || !isMap) return parts;
  const more = (name: string, label: string) => ({
    ...leaf('', { path, labels: [...labels, label], isBlank }),
    name: path + name,
  });
  return [...parts, more(NEW_KEY, 'another name'), more(NEW_VALUE, 'its text')];
}

function leaf(value: Json, { path, labels, isBlank }: Place): Part {
  const kind = typeof value === 'number' ? 'n' : typeof value === 'boolean' ? 'b' : 's';
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');
  return {
    name: `${path}:${kind}`,
    label: labels.join(' · '),
    text: isBlank ? '' : text,
    kind,
    isLong: text.length > LONG,
  };
}

type Branch = Map<string, Branch | Json>;

export type PutTogether = { readonly value: Json } | { readonly problem: string };

/** Puts parts together again; what is empty is left out, null when nothing is left. */
export function putTogether(typed: ReadonlyMap<string, string>): PutTogether {
  const root: Branch = new Map();
  for (const [name, text] of typed) {
    if (text === '' || name.endsWith(NEW_VALUE)) continue;
    if (name.endsWith(NEW_KEY)) {
      const before = name.slice(0, -NEW_KEY.length);
      put(root, `${before}/${encodeURIComponent(text)}`, typed.get(before + NEW_VALUE) ?? '');
      continue;
    }
    const value = read(text, name.at(-1) ?? 's');
    if (value === null) return { problem: `“${text}” is no number.` };
    put(root, name.slice(0, -2), value);
  }
  return { value: finished(root) };
}

function read(text: string, kind: string): Json {
  if (kind === 'b') return text === 'yes';
  if (kind !== 'n') return text;
  return Number.isFinite(Number(text)) ? Number(text) : null;
}

function put(root: Branch, path: string, value: Json): void {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  let here = root;
  for (const key of keys) {
    const below = here.get(key);
    const next: Branch = below instanceof Map ? below : new Map();
    here.set(key, next);
    here = next;
  }
  here.set(last, value);
}

function finished(branch: Branch | Json): Json {
  if (!(branch instanceof Map)) return branch;
  const entries = [...branch].map(([key, below]) => [key, finished(below)] as const);
  if (entries.length === 0) return null;
  if (entries.every(([key]) => /^\[\d+\]$/.test(key))) return entries.map(([, value]) => value);
  return Object.fromEntries(entries.map(([key, value]) => [decodeURIComponent(key), value]));
}
