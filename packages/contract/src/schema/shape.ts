import * as v from 'valibot';
import { type RefusalCode, sentenceOf } from '../errors/index.ts';

interface Entry extends v.GenericSchema {
  readonly message?: unknown;
}

/**
 * An object whose missing keys are refused with the sentence of the key's own schema.
 * valibot would use the object's message, which cannot say what is missing.
 */
export function shape<const Entries extends v.ObjectEntries>(
  entries: Entries,
  notAnObject: RefusalCode,
) {
  return v.object(entries, (issue) => {
    const key: unknown = issue.path?.[0]?.key;
    const entry: Entry | undefined = typeof key === 'string' ? entries[key] : undefined;
    const message: unknown =
      typeof entry?.message === 'function' ? entry.message({ path: [] }) : entry?.message;
    return typeof message === 'string' ? message : sentenceOf(notAnObject);
  });
}

/** A string with something in it, refused with one sentence whatever is wrong with it. */
export function filled(code: RefusalCode) {
  return v.pipe(v.string(sentenceOf(code)), v.trim(), v.nonEmpty(sentenceOf(code)));
}
