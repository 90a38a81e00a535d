import { isList, isRecord, type Json } from '../../services/contentful/index.ts';

/** Control of an object's form: a text, number or choice at a path of the object, which its name holds. */
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
const ITEM = /^\[\d+\]$/;

/** Takes an object apart; each list and each map of texts ends in a blank one to be filled in. */
export function partsOf(value: Json, { path, labels, isBlank }: Place = TOP): readonly Part[] {
  const below = (key: string, label: string, one: Json, isNew = false) =>
    partsOf(one, {
      path: `${path}/${key}`,
      labels: [...labels, label],
      isBlank: isBlank || isNew,
    });
  if (isList(value)) {
    const items = isBlank ? [] : value;
    return [
      ...items.flatMap((one, index) => below(`[${index}]`, `${index + 1}`, one)),
      ...value
        .slice(0, 1)
        .flatMap((one) => below(`[${items.length}]`, `${items.length + 1}, new`, one, true)),
    ];
  }
  if (!isRecord(value)) return [partOf(value, { path, labels, isBlank })];
  const parts = Object.entries(value).flatMap(([key, one]) =>
    below(encodeURIComponent(key), key, one),
  );
  const isMap = Object.values(value).every((one) => typeof one === 'string');
  if (isBlank || !isMap || path.endsWith(']')) return parts;
  const blank = (name: string, label: string) => {
    const part = partOf('', { path, labels: [...labels, label], isBlank });
    return { ...part, name: path + name };
  };
  return [...parts, blank(NEW_KEY, 'another name'), blank(NEW_VALUE, 'its text')];
}

const TOP: Place = { path: '', labels: [], isBlank: false };

function partOf(value: Json, { path, labels, isBlank }: Place): Part {
  const kind = typeof value === 'number' ? 'n' : typeof value === 'boolean' ? 'b' : 's';
  const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');
  const text = isBlank ? '' : said;
  const name = `${path}:${kind}`;
  return { name, label: labels.join(' · '), text, kind, isLong: said.length > LONG };
}

/** Puts parts together again; empty ones are left out, null when nothing is left. */
export function putTogether(typed: ReadonlyMap<string, string>) {
  const values = [...typed].flatMap(([name, text]): readonly (readonly [string[], Json])[] => {
    if (text === '' || name.endsWith(NEW_VALUE)) return [];
    const before = name.endsWith(NEW_KEY) ? name.slice(0, -NEW_KEY.length) : null;
    const path = before === null ? name.slice(0, -2) : `${before}/${encodeURIComponent(text)}`;
    const value = before === null ? text : (typed.get(before + NEW_VALUE) ?? '');
    return [[path.split('/').slice(1), readPart(value, name)]];
  });
  const odd = values.find(([, value]) => Number.isNaN(value));
  return odd === undefined
    ? { value: gather(values) }
    : { problem: `${odd[0].at(-1)} is no number.` };
}

function readPart(text: string, name: string): Json {
  if (name.endsWith(':b')) return text === 'yes';
  return name.endsWith(':n') ? Number(text) : text;
}

/** Makes one value of those at paths, each of which begins with the key of what is there. */
function gather(values: readonly (readonly [path: string[], value: Json])[]): Json {
  const [first] = values;
  if (first === undefined) return null;
  if (first[0].length === 0) return first[1];
  const groups = Map.groupBy(values, ([[key = '']]) => key);
  const entries = [...groups].map(([key, group]): [string, Json] => [
    key,
    gather(group.map(([path, value]) => [path.slice(1), value])),
  ]);
  return entries.every(([key]) => ITEM.test(key))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries.map(([key, value]) => [decodeURIComponent(key), value]));
}
