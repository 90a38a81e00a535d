import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { WireError } from './errors.ts';
import { explainValue, type Problem } from './explain-value.ts';

type Variables = Readonly<Record<string, unknown>>;

function problemsOf(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  variables: Variables,
): readonly Problem[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (type === undefined || !isInputType(type)) return [];
  const value = variables[name];
  if (value === undefined || value === null) {
    const isMissing =
      isNonNullType(type) && (value === null || definition.defaultValue === undefined);
    return isMissing ? [{ path: [], explanation: 'Expected value to not be null' }] : [];
  }
  const told = explainValue(value, type);
  if (told.length > 0) return told;
  // Whatever else graphql-js would refuse.
  const problems: Problem[] = [];
  coerceInputValue(value, type, (path, _value, error) => {
    problems.push({ path, explanation: error.message });
  });
  return problems;
}

function detail({ path, explanation }: Problem): string {
  return path.length === 0 ? explanation : `${path.join('.')} (${explanation})`;
}

/** The value as it came, unless it is nested so deep that it cannot be written down again. */
function echo(value: unknown): unknown {
  try {
    JSON.stringify(value);
    return value ?? null;
  } catch {
    return null;
  }
}

/** Values that do not fit the types the query declares for them. */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): readonly WireError[] {
  return (operation.variableDefinitions ?? []).flatMap((definition): readonly WireError[] => {
    const problems = problemsOf(schema, definition, variables);
    if (problems.length === 0) return [];
    const name = definition.variable.name.value;
    const where = definition.loc?.startToken;
    const told = problems.filter(({ path }) => path.length > 0).map(detail);
    return [
      {
        message: `Variable $${name} of type ${print(definition.type)} was provided invalid value${told.length === 0 ? '' : ` for ${told.join(', ')}`}`,
        ...(where === undefined ? {} : { locations: [{ line: where.line, column: where.column }] }),
        extensions: { code: 'INVALID_VARIABLE', value: echo(variables[name]), problems },
      },
    ];
  });
}
