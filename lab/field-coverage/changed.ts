import type { Ask } from './ask-fields.ts';

/** Throws what a change was refused for. */
export async function changed(admin: Ask, query: string, variables: object): Promise<void> {
  const { data, errors = [] } = await admin(query, variables);
  const [refusals] = Object.values(Object(data)).map(
    (payload) => Object.values(Object(payload))[0],
  );
  if (errors.length > 0 || (Array.isArray(refusals) && refusals.length > 0)) {
    throw new Error(`refused: ${JSON.stringify({ errors, refusals })}`);
  }
}
