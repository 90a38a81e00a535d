import { isRecord, parseJson } from '../json/index.ts';

export interface OperationBody {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

/** `application/graphql`: the body is the query itself. */
export function parseBareQuery(query: string): OperationBody | null {
  return query.trim() === '' ? null : { query, variables: {}, operationName: null };
}

/** Null when the body is not a GraphQL request. */
export function parseOperationBody(text: string): OperationBody | null {
  const body = parseJson(text);
  if (!isRecord(body)) return null;
  const { query, variables = null, operationName = null } = body;
  if (typeof query !== 'string' || query.trim() === '') return null;
  if (variables !== null && !isRecord(variables)) return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  return { query, variables: variables ?? {}, operationName };
}
