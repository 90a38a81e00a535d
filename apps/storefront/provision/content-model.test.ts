import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const MODEL = new URL('../../../packages/demo/content/model.json', import.meta.url);

const { contentTypes } = JSON.parse(readFileSync(MODEL, 'utf8'));

/** Runs the migration against a space with these types. */
async function migrate(items: readonly object[]): Promise<Map<string, string[]>> {
  const made = new Map<string, string[]>();
  const changeType = (id: string) => {
    const fields: string[] = [];
    made.set(id, fields);
    return {
      createField: (name: string, { type }: { readonly type: string }) =>
        fields.push(`${name}: ${type}`),
      displayField: (name: string) => expect(fields.join()).toContain(`${name}:`),
    };
  };
  const migration = { createContentType: changeType, editContentType: changeType };
  const makeRequest = async () => ({ items });
  // biome-ignore lint/plugin: the migration tool takes CommonJS, which has no types here
  await createRequire(import.meta.url)('./content-model.cjs')(migration, { makeRequest });
  return made;
}

it('the migration makes every content type and field of the model', async () => {
  const made = await migrate([]);
  expect(made.size).toBe(contentTypes.length);
  for (const { sys, fields } of contentTypes) {
    const named = fields.map(({ id, type }: Record<string, string>) => `${id}: ${type}`);
    expect(made.get(sys.id)).toEqual(named);
  }
});

it('adds to a space of an earlier version what it lacks', async () => {
  const NEW = ['from', 'until'];
  const earlier = contentTypes.map(
    ({ fields, ...type }: { readonly fields: readonly { readonly id: string }[] }) => ({
      ...type,
      fields: fields.filter(({ id }) => !NEW.includes(id)),
    }),
  );
  const made = await migrate(earlier);
  expect(made.get('hero')).toEqual(['from: Date', 'until: Date']);
  expect(made.has('link')).toBe(false);
  expect((await migrate(contentTypes)).size).toBe(0);
});
