import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const MODEL = new URL('../../../packages/demo/content/model.json', import.meta.url);

it('the migration makes every content type and field of the model', () => {
  const made = new Map<string, string[]>();
  const migration = {
    createContentType(id: string) {
      const fields: string[] = [];
      made.set(id, fields);
      return {
        createField: (name: string, { type }: { readonly type: string }) =>
          fields.push(`${name}: ${type}`),
        displayField: (name: string) => expect(fields.join()).toContain(`${name}:`),
      };
    },
  };
  // biome-ignore lint/plugin: the migration tool takes CommonJS, which has no types here
  createRequire(import.meta.url)('./content-model.cjs')(migration);
  const { contentTypes } = JSON.parse(readFileSync(MODEL, 'utf8'));
  expect(made.size).toBe(contentTypes.length);
  for (const { sys, fields } of contentTypes) {
    const named = fields.map(({ id, type }: Record<string, string>) => `${id}: ${type}`);
    expect(made.get(sys.id)).toEqual(named);
  }
});
