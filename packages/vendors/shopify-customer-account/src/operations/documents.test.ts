import { answerTypes } from '@lokke/shopify-storefront/answer-types';
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

it.each(DOCUMENTS)('the answer of $name has the same types in every version', ({ text }) => {
  const [first, ...later] = SCHEMAS.map(({ schema }) => answerTypes(text, schema));
  for (const types of later) expect(types).toEqual(first);
});
