import type { Context } from 'hono';

/** Texts that a buyer typed, by field; unknown fields are not kept. */
export type FormValues<Field extends string> = ReadonlyMap<Field, string>;

/** Problems of a form by field, in the order in which the fields stand. */
export type FormProblems<Field extends string> = ReadonlyMap<Field, string>;

// Line breaks and other control characters have no place in a single-line field.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}]+/gu;

function normalise(typed: unknown): string {
  return typeof typed === 'string' ? typed.replace(CONTROL_CHARACTERS, ' ').trim() : '';
}

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
