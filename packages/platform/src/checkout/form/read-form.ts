import type { Context } from 'hono';

/** The fields of a form; what is no form at all has none, and the page then says what is missing. */
export async function readForm(c: Context): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await c.req.parseBody();
  } catch {
    return {};
  }
}
