import { operationTypes } from '@lokke/shopify-storefront/operation-types';
import { customerSchema } from '@lokke/shopify-storefront/schemas';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../scripts/documents.ts';

/** Older ones are answered by the oldest of these. */
const VERSIONS = ['2025-10', '2026-01', '2026-04', '2026-07', '2026-10'] as const;
const SCHEMAS = VERSIONS.map((version) => ({ version, schema: customerSchema(version) }));

describe.each(DOCUMENTS.map((document) => [document.name, document] as const))(
  '%s',
  (_, { text }) => {
    it.each(SCHEMAS)('is valid in $version', ({ schema }) => {
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    });
  },
);

it('means the same in every version: the types of the answers are identical', async () => {
  const answers = await Promise.all(
    SCHEMAS.map(async ({ schema }) => {
      const types = await operationTypes(DOCUMENTS, schema);
      return types.split('\n').filter((line) => /^export type \w+(Query|Mutation) =/.test(line));
    }),
  );
  const [first, ...later] = answers;
  expect(first).toHaveLength(DOCUMENTS.length);
  for (const answer of later) expect(answer).toEqual(first);
});
