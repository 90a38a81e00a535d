import { Kind, OperationTypeNode, parse } from 'graphql';
import type { GraphqlAnswer } from '../graphql/answer.ts';
import type { OperationBody } from '../graphql/operation-body.ts';
import type { Change } from './changes.ts';

const GID = /gid:\/\/shopify\/\w+\/\d+/g;
const MOST_IDS = 20;

/** What an answered operation changed: each mutation by name, with the ids that it was about. */
export function changesOf(
  body: OperationBody,
  answer: GraphqlAnswer,
  { shop, at }: Pick<Change, 'shop' | 'at'>,
): readonly Change[] {
  if (!body.query.includes('mutation')) return [];
  // What was not run at all has no data.
  if (!('data' in answer) || typeof answer.data !== 'object' || answer.data === null) return [];
  const data = new Map(Object.entries(answer.data));
  const given = `${body.query} ${JSON.stringify(body.variables)}`;
  return mutationsIn(body).map(({ name, key }) => {
    const payload: unknown = data.get(key) ?? null;
    const ids = new Set(`${given} ${JSON.stringify(payload)}`.match(GID));
    return {
      shop,
      at,
      way: 'admin API',
      what: name,
      ids: [...ids].slice(0, MOST_IDS),
      outcome: isRefusal(payload) ? 'refused' : 'done',
    };
  });
}

function mutationsIn({ query, operationName }: OperationBody) {
  return parse(query).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    if (definition.operation !== OperationTypeNode.MUTATION) return [];
    if (operationName !== null && definition.name?.value !== operationName) return [];
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD
        ? [{ name: selection.name.value, key: selection.alias?.value ?? selection.name.value }]
        : [],
    );
  });
}

function isRefusal(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return true;
  return Object.entries(payload).some(
    ([name, value]) => /userErrors$/i.test(name) && Array.isArray(value) && value.length > 0,
  );
}
