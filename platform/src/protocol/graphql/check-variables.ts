import { type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import { refusalOf, type WireError } from './errors.ts';

/** Refuses values that do not fit the types the query declares for them. */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly WireError[] {
  const { errors = [] } = getVariableValues(schema, variableDefinitions, { ...variables });
  return errors.map((error) => refusalOf(error, 'INVALID_VARIABLE'));
}
