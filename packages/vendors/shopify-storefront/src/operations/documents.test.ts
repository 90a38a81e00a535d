import { type DocumentNode, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { answerTypes } from '../../scripts/answer-types.ts';
import { DOCUMENTS } from '../../scripts/documents.ts';
import { API_VERSIONS, NEWEST, publishedSchema } from '../../scripts/schemas.ts';
import { textFor } from '../client/document.ts';

const SCHEMAS = API_VERSIONS.map((version) => ({ version, schema: publishedSchema(version) }));

function operationOf(document: DocumentNode) {
  const [operation, ...others] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  expect(others).toEqual([]);
  return operation;
}

describe.each(DOCUMENTS.map((document) => [document.name, document] as const))(
  '%s',
  (name, document) => {
    const parsed = parse(textFor(document.text, NEWEST));
    const since = document.since ?? '';

    it.each(SCHEMAS.filter(({ version }) => version >= since))(
      'is valid in $version',
      ({ version, schema }) => {
        const sent = parse(textFor(document.text, version));
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

it.each(DOCUMENTS.filter(({ since }) => since === undefined))(
  'the answer of $name has the same types in every version',
  ({ text }) => {
    const [first, ...later] = SCHEMAS.map(({ schema }) => answerTypes(textFor(text, ''), schema));
    for (const types of later) expect(types).toEqual(first);
  },
);
