import { textFor } from '@lokke/http-client';
import { answerTypes } from '@lokke/shopify-storefront/answer-types';
import { customerSchema } from '@lokke/shopify-storefront/schemas';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../generated/documents.ts';
import * as customerAccount from '../index.ts';

/** Older ones are answered by the oldest of these. */
const VERSIONS = ['2025-10', '2026-01', '2026-04', '2026-07', '2026-10'] as const;
const SCHEMAS = VERSIONS.map((version) => ({ version, schema: customerSchema(version) }));

describe.each(Object.values(DOCUMENTS).map((document) => [document.name, document] as const))(
  '%s',
  (_, document) => {
    const text = textFor(document, '');

    it.each(SCHEMAS)('is valid in $version', ({ schema }) => {
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    });

    it('has an answer of the same types in every version', () => {
      const [first, ...later] = SCHEMAS.map(({ schema }) => answerTypes(text, schema));
      for (const types of later) expect(types).toEqual(first);
    });
  },
);

it('no document is left that no operation sends', () => {
  const sent = Object.values(customerAccount).flatMap((exported) =>
    'document' in exported ? [exported.document.name] : [],
  );
  expect(sent.toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted());
});
