import { execute, GraphQLError, getOperationAST } from 'graphql';
import { type GraphqlAnswer, refusedAnswer } from './answer.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { readInContext } from './in-context.ts';
import { maskError } from './mask-error.ts';
import type { OperationBody } from './operation-body.ts';
import { prepareDocument } from './prepare-document.ts';
import { fieldResolverOf, resolveTypeByName } from './resolve-field.ts';
import type { ResolverMap } from './resolver-map.ts';
import { schemaOf } from './schemas.ts';

export type ExecuteOperation = (
  body: OperationBody,
  context: GraphqlContext,
) => Promise<GraphqlAnswer>;

export function createExecutor(resolvers: ResolverMap): ExecuteOperation {
  const fieldResolver = fieldResolverOf(resolvers);
  return async (body, context) => {
    const prepared = prepareDocument(context.apiVersion, body.query);
    if (prepared.kind === 'refused') return refusedAnswer(prepared.errors);
    const { document } = prepared;
    const operation = getOperationAST(document, body.operationName);
    if (!operation) return refusedAnswer([{ message: 'An operation name is required' }]);
    const result = await execute({
      schema: schemaOf(context.apiVersion),
      document,
      variableValues: body.variables,
      operationName: body.operationName,
      contextValue: { ...context, ...readInContext(operation, body.variables, context.shop) },
      fieldResolver,
      typeResolver: resolveTypeByName,
    });
    const errors = result.errors?.map((error) =>
      error instanceof GraphQLError ? maskError(error) : error,
    );
    const answer = result.data === undefined ? {} : { data: result.data };
    return errors === undefined ? answer : { ...answer, errors };
  };
}
