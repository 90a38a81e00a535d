import type { Context } from 'hono';
import { normaliseText } from '../../customers/index.ts';

/** Texts that a buyer typed, by field; unknown fields are not kept. */
export type FormValues<Field extends string> = ReadonlyMap<Field, string>;

/** Problems of a form by field, in the order in which the fields stand. */
export type FormProblems<Field extends string> = ReadonlyMap<Field, string>;

const normalise = (typed: unknown) => normaliseText(typeof typed === 'string' ? typed : null) ?? '';

export function parseFormValues<Field extends string>(
  fields: readonly Field[],
  body: Readonly<Record<string, unknown>>,
): FormValues<Field> {
  return new Map(fields.map((field) => [field, normalise(body[field])]));
}

/** Parses the fields of a form; a body that is not a form has none, and validation reports them as missing. */
export async function parseForm(c: Context): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await c.req.parseBody();
  } catch {
    return {};
  }
}
