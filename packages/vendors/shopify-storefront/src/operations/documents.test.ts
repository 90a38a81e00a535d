import { textFor } from '@lokke/http-client';
import { type DocumentNode, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { answerTypes } from '../../scripts/answer-types.ts';
import { API_VERSIONS, NEWEST, publishedSchema } from '../../scripts/schemas.ts';
import { DOCUMENTS } from '../generated/documents.ts';
import * as storefront from '../index.ts';

const SCHEMAS = API_VERSIONS.map((version) => ({ version, schema: publishedSchema(version) }));

function operationOf(document: DocumentNode) {
  const [operation, ...others] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  expect(others).toEqual([]);
  return operation;
}

describe.each(Object.values(DOCUMENTS).map((document) => [document.name, document] as const))(
  '%s',
  (name, document) => {
    const parsed = parse(textFor(document, NEWEST));
    const since = document.texts[0]?.since ?? '';

    it.each(SCHEMAS.filter(({ version }) => version >= since))(
      'is valid in $version',
      ({ version, schema }) => {
        const sent = parse(textFor(document, version));
        expect(validate(schema, sent).map(({ message }) => message)).toEqual([]);
      },
    );

    it('is named and kept as what it is', () => {
      const operation = operationOf(parsed);
      expect(operation?.name?.value).toBe(name);
      expect(operation?.operation).toBe(document.kind);
    });

    it('is asked in the language and country of the market', () => {
      const directives = operationOf(parsed)?.directives?.map((directive) => directive.name.value);
      expect(directives).toEqual(['inContext']);
    });
  },
);

it.each(Object.values(DOCUMENTS).filter(({ texts }) => texts[0]?.since === ''))(
  'the answer of $name has the same types in every version',
  (document) => {
    const [first, ...later] = SCHEMAS.map(({ schema }) =>
      answerTypes(textFor(document, ''), schema),
    );
    for (const types of later) expect(types).toEqual(first);
  },
);

it('no document is left that no operation sends', () => {
  const sent = Object.values(storefront).flatMap((exported) =>
    'document' in exported ? [exported.document.name] : [],
  );
  expect(sent.toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted());
});
