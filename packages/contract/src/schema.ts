import { isLocale, type Locale } from '@lokke/domain/markets';
import * as v from 'valibot';
import { type ApiErrorCode, messageOf } from './errors.ts';

interface Entry extends v.GenericSchema {
  readonly message?: unknown;
}

/**
 * An object whose missing keys fail with the message of the key's own schema.
 * valibot would use the object's message, which cannot say what is missing.
 */
export function objectSchema<const Entries extends v.ObjectEntries>(
  entries: Entries,
  notAnObject: ApiErrorCode = 'notAnObject',
) {
  return v.object(entries, (issue) => {
    const key: unknown = issue.path?.[0]?.key;
    const entry: Entry | undefined = typeof key === 'string' ? entries[key] : undefined;
    const message: unknown =
      typeof entry?.message === 'function' ? entry.message({ path: [] }) : entry?.message;
    return typeof message === 'string' ? message : messageOf(notAnObject);
  });
}

/** A string that is not blank, with one message for every issue. */
export function nonEmptyString(code: ApiErrorCode) {
  return v.pipe(v.string(messageOf(code)), v.trim(), v.nonEmpty(messageOf(code)));
}

function isKnownLocale(value: unknown): value is Locale {
  return typeof value === 'string' && isLocale(value);
}

/** The locale of the request decides its market. */
export const localeSchema = v.pipe(
  v.string(messageOf('missingLocale')),
  v.nonEmpty(messageOf('missingLocale')),
  v.custom<Locale>(isKnownLocale, messageOf('unknownLocale')),
);

const MAX_BUILD_LENGTH = 40;

/** Mark of the build that made a page, as its document bears it; an unknown one counts for no build. */
export const buildSchema = v.optional(
  v.pipe(
    v.string(messageOf('notAnObject')),
    v.maxLength(MAX_BUILD_LENGTH, messageOf('notAnObject')),
  ),
);
