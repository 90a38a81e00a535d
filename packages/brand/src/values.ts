import * as v from 'valibot';

export const ColourSchema = v.pipe(
  v.string('must be a colour such as "#20141f"'),
  v.regex(/^#[\da-f]{6}$/, 'must be a colour such as "#20141f"'),
);

/** A CSS value of one declaration: nothing that ends it, or that loads a file. */
export const CssValueSchema = v.pipe(
  v.string('must be a text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(200, 'must be at most 200 characters'),
  v.regex(/^[^{};<>\\@]*$/, 'must be one CSS value'),
  v.check((value) => !/url\(/i.test(value), 'must not load a file'),
);

/** A file below `files`. */
export const FileSchema = v.pipe(
  v.string('must be the path of a file'),
  v.regex(/^[a-z0-9][\w-]*(\/[\w-]+)*\.[a-z0-9]+$/i, 'must be the path of a file in "files"'),
);
