import type { ReadEntry } from '@lokke/contentful';
import { linkedId, linksIn } from './draft-changes.ts';

/** Entry, and field of it, that a part of a page came from. */
interface Source {
  readonly entryId: string;
  /** Null where no field has the words. */
  readonly fieldId: string | null;
}

export interface Part {
  /** Entry of the module around the part; null beside the modules. */
  readonly entryId: string | null;
  readonly words: string;
}

const MAX_LINKS = 4;
/** Length from which a text inside of others is no chance. */
const LONG = 10;

/** Finds the field that words of a page came from: in its module and what that links to, else in all entries. */
export function findSource(entries: readonly ReadEntry[], { entryId, words }: Part): Source | null {
  const module = entries.find(({ id }) => id === entryId);
  const near = module === undefined ? entries : withLinked(module, entries);
  const sought = inOneLine(words);
  const fits = [
    (text: string) => text === sought,
    (text: string) => sought.length > 2 && text.includes(sought),
    (text: string) => text.length > LONG && sought.includes(text),
  ];
  for (const isFitting of sought === '' ? [] : fits) {
    for (const { id, fields } of near) {
      const field = Object.entries(fields).find(([, value]) => textsIn(value).some(isFitting));
      if (field !== undefined) return { entryId: id, fieldId: field[0] };
    }
  }
  return module === undefined ? null : { entryId: module.id, fieldId: null };
}

/** An entry and those that it links to, the nearest first. */
function withLinked(entry: ReadEntry, entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const byId = new Map(entries.map((one) => [one.id, one]));
  const found = new Set([entry]);
  let last: readonly ReadEntry[] = [entry];
  for (let depth = 0; depth < MAX_LINKS; depth += 1) {
    const ids = last.flatMap(({ fields }) => linksIn(Object.values(fields)));
    last = ids.flatMap((id) => byId.get(id) ?? []).filter((one) => !found.has(one));
    for (const one of last) found.add(one);
  }
  return [...found];
}

/** Texts of a value, those of lists, objects and rich text too. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [inOneLine(value)];
  if (typeof value !== 'object' || value === null) return [];
  return linkedId(value) === null ? Object.values(value).flatMap(textsIn) : [];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
