import { type DocumentNode, GraphQLError, Kind, parse, valueFromASTUntyped } from 'graphql';
import { type JsonObject, objectAt } from './json-value.ts';
import type { Step } from './read-recordings.ts';

/** Field at the top of a question, with its arguments and the recorded answer. */
export interface AskedField {
  readonly name: string;
  /** Name of the field in the answer. */
  readonly key: string;
  readonly given: JsonObject;
  readonly answered: JsonObject;
}

export function askedFields({ query, variables, answer }: Step): readonly AskedField[] {
  const operation = definitionsOf(query).find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const fields = operation?.selectionSet.selections.filter((one) => one.kind === Kind.FIELD) ?? [];
  return fields.map(({ name, alias, arguments: given = [] }) => ({
    name: name.value,
    key: (alias ?? name).value,
    given: Object.fromEntries(
      given.map((one) => [one.name.value, valueFromASTUntyped(one.value, { ...variables })]),
    ),
    answered: objectAt(answer, 'data', (alias ?? name).value),
  }));
}

/** Parses a query; a question that was asked for its mistake has no definitions. */
function definitionsOf(query: string): DocumentNode['definitions'] {
  try {
    return parse(query).definitions;
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}
