import { Kind, OperationTypeNode, parse } from 'graphql';
import type { GraphqlResponse, OperationBody, PlatformContext } from '../../protocol/index.ts';
import type { Row, Sql } from '../../store/index.ts';
import { type EntityFacts, factsOf } from './entity-facts.ts';

export interface Change {
  readonly shop: string;
  /** ISO 8601. */
  readonly at: string;
  readonly way: 'admin API' | 'command line' | 'console' | 'import';
  /** The mutation or command. */
  readonly what: string;
  /** Ids of the changed objects; never their content. */
  readonly ids: readonly string[];
  readonly outcome: 'done' | 'refused';
  /** What is told of these objects; what stayed the same is left out. */
  readonly before?: EntityFacts;
  readonly after?: EntityFacts;
}

const MAX_ENTRIES = 100_000;
/** Of the facts of one change: what an import changes beyond it is only counted. */
const MAX_ENTITIES = 50;
const NO_FACTS: EntityFacts = new Map();

export function recordChanges(sql: Sql, changes: readonly Change[]): void {
  const insert = sql.prepare(
    'INSERT INTO admin_changes (shop, at, way, what, ids, outcome) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const insertFacts = sql.prepare(
    'INSERT INTO admin_change_facts (change_id, facts_before, facts_after) VALUES (?, ?, ?)',
  );
  for (const change of changes) {
    const { shop, at, way, what, outcome, before = NO_FACTS, after = NO_FACTS } = change;
    const changed = changedEntities(before, after).slice(0, MAX_ENTITIES);
    const ids = new Set([...change.ids, ...changed]);
    const told = (facts: EntityFacts) => {
      const entries = changed.flatMap((id) => {
        const found = facts.get(id);
        return found === undefined ? [] : [[id, found] as const];
      });
      return JSON.stringify(Object.fromEntries(entries));
    };
    const { lastInsertRowid } = insert.run(shop, at, way, what, [...ids].join(' '), outcome);
    if (changed.length > 0) insertFacts.run(lastInsertRowid, told(before), told(after));
  }
  sql
    .prepare('DELETE FROM admin_changes WHERE id <= (SELECT MAX(id) FROM admin_changes) - ?')
    .run(MAX_ENTRIES);
}

export function changedEntities(before: EntityFacts, after: EntityFacts): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)),
  );
}

interface ChangeFilter {
  /** Null: of every shop, of the content and of the salons. */
  readonly shop: string | null;
  /** Part of an id, such as `Order` or `DiscountAutomaticNode/1002`; all where it is empty. */
  readonly entity?: string;
  /** Only older changes than this one. */
  readonly beforeId?: number;
}

/** The latest first. */
export function listChanges(
  sql: Sql,
  { shop, entity = '', beforeId = Number.MAX_SAFE_INTEGER }: ChangeFilter,
  limit: number,
): readonly Row[] {
  return sql
    .prepare(
      `SELECT id, shop, at, way, what, ids, outcome,
         coalesce(facts_before, '{}') AS facts_before, coalesce(facts_after, '{}') AS facts_after
       FROM admin_changes LEFT JOIN admin_change_facts ON change_id = id
       WHERE (:shop IS NULL OR shop = :shop) AND id < :beforeId
         AND (instr(replace(ids, ' ', '/ ') || '/', :entity || '/') > 0 OR :entity = '')
       ORDER BY id DESC LIMIT :limit`,
    )
    .all({ shop, entity, beforeId, limit });
}

interface OfficeChange<Outcome> extends Pick<Change, 'shop' | 'way' | 'what' | 'ids'> {
  readonly work: () => Promise<Outcome>;
  readonly isDone: (outcome: Outcome) => boolean;
}

/** Does the work and records it, with what its objects were before and are after. */
export async function recorded<Outcome>(
  { store, now }: Pick<PlatformContext, 'store' | 'now'>,
  { work, isDone, ...change }: OfficeChange<Outcome>,
): Promise<Outcome> {
  const look = () => factsOf(store.read, change.shop, change.ids);
  const before = look();
  const outcome = await work();
  const after = look();
  const result = isDone(outcome) ? 'done' : 'refused';
  const at = now().toISOString();
  await store.write((sql) =>
    recordChanges(sql, [{ ...change, at, outcome: result, before, after }]),
  );
  return outcome;
}

/** The ids that an operation names, so that their facts can be looked at before it runs. */
export function idsGiven({ query, variables }: OperationBody): readonly string[] {
  if (!query.includes('mutation')) return [];
  return [...new Set(`${query} ${JSON.stringify(variables)}`.match(GID))].slice(0, MAX_IDS);
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
