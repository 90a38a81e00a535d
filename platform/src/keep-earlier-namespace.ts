import { integerColumn, type Sql } from './store/index.ts';

/** Namespace of every brand's metafields until a brand could name its own. */
const EARLIER = 'lokke';
/** Namespace of a brand that names none. */
const UNNAMED = 'storefront';

const TABLES = [
  'customer_metafields',
  'owner_metafields',
  'metafield_definitions',
  'admin_metafield_definitions',
] as const;

/** Products and collections, and the filters of content. */
const DOCUMENTS = [
  ['catalogue_records', 'document'],
  ['contentful_entities', 'content'],
] as const;

const writeMember = (namespace: string) => `"namespace":"${namespace}"`;

/**
 * Moves what a data folder of before holds to the namespace that its brand has now, and says so. Nothing moves once
 * customers, orders or products have anything there. A start, but no command, moves it back where the demo was opened
 * under another brand: commands beside a shop may have been given none.
 */
export function keepEarlierNamespace(sql: Sql, namespace: string, isStart = false): void {
  const earlier = isStart && namespace === EARLIER ? UNNAMED : EARLIER;
  if (namespace === earlier || !isHeld(sql, earlier) || isHeld(sql, namespace)) return;
  // Both or neither: a half that has moved would keep the other from it.
  sql.prepare('BEGIN IMMEDIATE').run();
  for (const table of TABLES) {
    // A definition may stand under both names already.
    sql
      .prepare(`UPDATE OR IGNORE ${table} SET namespace = ? WHERE namespace = ?`)
      .run(namespace, earlier);
  }
  for (const [table, column] of DOCUMENTS) {
    sql
      .prepare(
        `UPDATE ${table} SET ${column} = replace(${column}, ?1, ?2) WHERE instr(${column}, ?1) > 0`,
      )
      .run(writeMember(earlier), writeMember(namespace));
  }
  sql.prepare('UPDATE catalogue_versions SET records = records + 1').run();
  sql.prepare('COMMIT').run();
  console.warn(
    `What this shop kept in metafields of "${earlier}" is in those of its brand now: "${namespace}".`,
  );
}

function isHeld(sql: Sql, namespace: string): boolean {
  const row = sql
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM customer_metafields WHERE namespace = ?1)
         OR EXISTS (SELECT 1 FROM owner_metafields WHERE namespace = ?1)
         OR EXISTS (SELECT 1 FROM catalogue_records WHERE instr(document, ?2) > 0) AS held`,
    )
    .get(namespace, writeMember(namespace));
  return row !== undefined && integerColumn(row, 'held') === 1;
}
