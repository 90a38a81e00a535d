import { type DocumentNode, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../scripts/documents.ts';
import { operationTypes } from '../../scripts/operation-types.ts';
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

it('means the same in every version: but for what is newer, the types of the answers are identical', async () => {
  const inAll = DOCUMENTS.filter(({ since }) => since === undefined).map((one) => ({
    ...one,
    text: textFor(one.text, ''),
  }));
  const answers = await Promise.all(
    SCHEMAS.map(async ({ schema }) => {
      const types = await operationTypes(inAll, schema);
      return types.split('\n').filter((line) => /^export type \w+(Query|Mutation) =/.test(line));
    }),
  );
  const [first, ...later] = answers;
  expect(first).toHaveLength(inAll.length);
  for (const answer of later) expect(answer).toEqual(first);
});
