import { integerColumn, type Sql } from '../store/index.ts';

const NAMED = `json_extract(used.value, '$.kind') = :kind
  AND lower(trim(json_extract(used.value, '$.title'))) IN (SELECT value FROM json_each(:names))`;

const COUNT = `SELECT count(*) AS uses FROM orders WHERE shop = :shop AND (
  EXISTS (SELECT 1 FROM json_each(contents, '$.discounts') AS used WHERE ${NAMED})
  OR EXISTS (
    SELECT 1 FROM json_each(contents, '$.lines') AS line,
      json_each(line.value, '$.discounts') AS used WHERE ${NAMED}
  )
)`;

/** Orders that a discount was used in, by the names it goes by: a snapshot keeps no ids. */
export function countUses(
  sql: Sql,
  shop: string,
  { kind, names }: { readonly kind: 'automatic' | 'code'; readonly names: readonly string[] },
): number {
  const meant = names.map((name) => name.trim().toLowerCase());
  const row = sql.prepare(COUNT).get({ shop, kind, names: JSON.stringify(meant) });
  return row === undefined ? 0 : integerColumn(row, 'uses');
}
