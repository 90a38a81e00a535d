import { Kind, OperationTypeNode, parse } from 'graphql';
import type { GraphqlResponse, OperationBody, Row, Sql } from '../core/index.ts';

export interface Change {
  readonly shop: string;
  /** ISO 8601. */
  readonly at: string;
  readonly way: 'admin API' | 'command line' | 'console';
  /** The mutation or command. */
  readonly what: string;
  /** Ids of the changed objects; never their content. */
  readonly ids: readonly string[];
  readonly outcome: 'done' | 'refused';
}

const MAX_ENTRIES = 100_000;

export function recordChanges(sql: Sql, changes: readonly Change[]): void {
  const insert = sql.prepare(
    'INSERT INTO admin_changes (shop, at, way, what, ids, outcome) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { shop, at, way, what, ids, outcome } of changes) {
    insert.run(shop, at, way, what, ids.join(' '), outcome);
  }
  sql
    .prepare('DELETE FROM admin_changes WHERE id <= (SELECT MAX(id) FROM admin_changes) - ?')
    .run(MAX_ENTRIES);
}

/** The latest first. */
export function listChanges(sql: Sql, shop: string, limit: number): readonly Row[] {
  return sql
    .prepare(
      `SELECT at, way, what, ids, outcome FROM admin_changes
       WHERE shop = ? ORDER BY id DESC LIMIT ?`,
    )
    .all(shop, limit);
}

const GID = /gid:\/\/shopify\/\w+\/\d+/g;
const MAX_IDS = 20;

/** Lists what an executed operation changed: each mutation with the ids of its objects. */
export function changesInResponse(
  body: OperationBody,
  response: GraphqlResponse,
  { shop, at }: Pick<Change, 'shop' | 'at'>,
): readonly Change[] {
  if (!body.query.includes('mutation')) return [];
  // What was not run at all has no data.
  if (!('data' in response) || typeof response.data !== 'object' || response.data === null)
    return [];
  const data = new Map(Object.entries(response.data));
  const given = `${body.query} ${JSON.stringify(body.variables)}`;
  return mutationsIn(body).map(({ name, key }) => {
    const payload: unknown = data.get(key) ?? null;
    const ids = new Set(`${given} ${JSON.stringify(payload)}`.match(GID));
    return {
      shop,
      at,
      way: 'admin API',
      what: name,
      ids: [...ids].slice(0, MAX_IDS),
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
