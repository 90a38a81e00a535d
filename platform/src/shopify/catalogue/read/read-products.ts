import { type Sql, textColumn } from '../../../store/index.ts';
import { collectFacts } from '../facts/collect-facts.ts';
import type { FactColumns } from '../facts/fact-columns.ts';
import { placeOf } from '../facts/sorted-numbers.ts';
import type { CollectionRecord, ProductRecord, SellingPlanGroupRecord } from '../stored/records.ts';
import { collectMembers, type Members } from './collect-members.ts';

const IN_ORDER = `SELECT document FROM catalogue_records
  WHERE shop = ? AND kind = 'product' ORDER BY json_extract(document, '$.number')`;

const TITLES = `SELECT json_extract(document, '$.number') AS number, json_extract(document, '$.title') AS title
  FROM catalogue_records WHERE shop = ? AND kind = 'product'`;

function isShown({ status, publishedAt }: ProductRecord): boolean {
  return status === 'ACTIVE' && publishedAt !== null;
}

export interface ReadProducts {
  readonly columns: FactColumns;
  readonly members: Members;
}

/** Goes through the records of all products, one at a time, and keeps the facts of those that the shop shows. */
export function readProducts(
  sql: Sql,
  shop: string,
  linked: {
    readonly collections: readonly CollectionRecord[];
    readonly sellingPlanGroups: readonly SellingPlanGroupRecord[];
  },
): ReadProducts {
  const facts = collectFacts();
  const members = collectMembers(linked.collections, linked.sellingPlanGroups);
  let place = 0;
  for (const row of sql.prepare(IN_ORDER).iterate(shop)) {
    const record: ProductRecord = JSON.parse(textColumn(row, 'document'));
    if (!isShown(record)) continue;
    facts.add(record);
    members.add(record, place);
    place += 1;
  }
  return { columns: facts.columns(), members: members.members() };
}

/** The titles of products, by their places. */
export function readTitles(sql: Sql, shop: string, { numbers }: FactColumns): readonly string[] {
  const titles = Array.from(numbers, () => '');
  for (const { number, title } of sql.prepare(TITLES).iterate(shop)) {
    const place = placeOf(numbers, Number(number));
    if (place !== -1) titles[place] = String(title);
  }
  return titles;
}
