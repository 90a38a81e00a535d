import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { checkInputSize } from './check-input-size.ts';
import { type GraphqlResponse, maskError, refusalOf, type WireError } from './errors.ts';
import { type GraphqlContext, parseInContext } from './graphql-context.ts';
import type { OperationBody } from './operation-body.ts';
import { prepareDocument } from './prepare-document.ts';
import type { CostPolicy } from './query-cost.ts';
import { checkAliases, queryCost } from './query-cost.ts';
import { fieldResolverOf, type ResolverMap, resolveTypeByName } from './resolver-map.ts';

/** The schema that a request is answered by. */
export type SchemaFor = (context: GraphqlContext) => GraphQLSchema;

export type ExecuteOperation = (
  body: OperationBody,
  context: GraphqlContext,
) => Promise<GraphqlResponse>;

function findOperation(
  document: DocumentNode,
  name: string | null,
): OperationDefinitionNode | WireError {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [first] = operations;
  if (name !== null) {
    const named = operations.find((operation) => operation.name?.value === name);
    return named ?? { message: `No operation named "${name}"` };
  }
  if (first === undefined || operations.length > 1) {
    return { message: 'An operation name is required' };
  }
  return first;
}

/** Refuses values that do not fit the types the query declares for them. */
function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly WireError[] {
  const { errors = [] } = getVariableValues(schema, variableDefinitions, { ...variables });
  return errors.map((error) => refusalOf(error, 'INVALID_VARIABLE'));
}

/** Tells whether an access token is a customer's of the shop. */
export type KnowsBuyer = (accessToken: string, context: GraphqlContext) => boolean;

export function createExecutor(
  resolvers: ResolverMap,
  schemaFor: SchemaFor,
  refuseByCost: CostPolicy,
  knowsBuyer: KnowsBuyer = () => true,
): ExecuteOperation {
  const fieldResolver = fieldResolverOf(resolvers);
  return async ({ query, variables, operationName }, context) => {
    const schema = schemaFor(context);
    const prepared = prepareDocument(schema, query);
    if (prepared.kind === 'refused') return { errors: prepared.errors };
    const { document } = prepared;
    const operation = findOperation(document, operationName);
    if ('message' in operation) return { errors: [operation] };
    const refusals = [
      ...checkAliases(document),
      ...checkInputSize(document, variables),
      ...checkVariables(schema, operation, variables),
    ];
    if (refusals.length > 0) return { errors: refusals };
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    const requested = { ...queryCost(document, operation, variables), isMutation };
    const tooCostly = refuseByCost(requested, context);
    if (tooCostly.length > 0) return { errors: tooCostly };
    const extensions = { cost: { requestedQueryCost: requested.cost } };
    const { buyerToken, ...inContext } = parseInContext(operation, variables, context.shop);
    if (buyerToken !== null && !knowsBuyer(buyerToken, context)) {
      const errors = [{ message: 'The token provided is not valid' }];
      return { errors, extensions };
    }
    const result = await execute({
      schema,
      document,
      variableValues: variables,
      operationName,
      contextValue: { ...context, ...inContext },
      fieldResolver,
      typeResolver: resolveTypeByName,
    });
    const data = result.data ?? null;
    const response = { data, extensions };
    return result.errors === undefined
      ? response
      : { ...response, errors: result.errors.map(maskError) };
  };
}
