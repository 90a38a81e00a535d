import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type GraphqlAnswer, refusedAnswer, type WireError } from './answer.ts';
import { checkAliases } from './check-aliases.ts';
import { checkInputSize } from './check-input-size.ts';
import { checkVariables } from './check-variables.ts';
import type { CostPolicy } from './cost-policy.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { readInContext } from './in-context.ts';
import { maskError } from './mask-error.ts';
import type { OperationBody } from './operation-body.ts';
import { prepareDocument } from './prepare-document.ts';
import { queryCost } from './query-cost.ts';
import { fieldResolverOf, resolveTypeByName } from './resolve-field.ts';
import type { ResolverMap } from './resolver-map.ts';

/** The schema that a request is answered by. */
export type SchemaFor = (context: GraphqlContext) => GraphQLSchema;

export type ExecuteOperation = (
  body: OperationBody,
  context: GraphqlContext,
) => Promise<GraphqlAnswer>;

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

export function createExecutor(
  resolvers: ResolverMap,
  schemaFor: SchemaFor,
  admit: CostPolicy,
): ExecuteOperation {
  const fieldResolver = fieldResolverOf(resolvers);
  return async ({ query, variables, operationName }, context) => {
    const schema = schemaFor(context);
    const prepared = prepareDocument(schema, query);
    if (prepared.kind === 'refused') return refusedAnswer(prepared.errors);
    const { document } = prepared;
    const operation = findOperation(document, operationName);
    if ('message' in operation) return refusedAnswer([operation]);
    const refusals = [
      ...checkAliases(document),
      ...checkInputSize(document, variables),
      ...checkVariables(schema, operation, variables),
    ];
    if (refusals.length > 0) return refusedAnswer(refusals);
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    const asked = { ...queryCost(document, operation, variables), isMutation };
    const admission = admit(asked, context);
    if (admission.kind === 'refused') return admission.answer;
    const result = await execute({
      schema,
      document,
      variableValues: variables,
      operationName,
      contextValue: { ...context, ...readInContext(operation, variables, context.shop) },
      fieldResolver,
      typeResolver: resolveTypeByName,
    });
    const data = result.data ?? null;
    const answer = { data, extensions: { cost: admission.settle(data) } };
    return result.errors === undefined
      ? answer
      : { ...answer, errors: result.errors.map(maskError) };
  };
}
