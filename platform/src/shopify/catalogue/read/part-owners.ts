import { integerColumn, type Sql } from '../../../store/index.ts';
import { growingNumbers } from '../facts/growing-numbers.ts';
import { placeOf } from '../facts/sorted-numbers.ts';

/** Lists in a product's record whose items have numbers of their own. */
export type ProductPart = 'images' | 'options';

export type PartOwners = (part: ProductPart, number: number) => number | null;

const BY_PART = `SELECT json_extract(value, '$.number') AS part, json_extract(document, '$.number') AS product
  FROM catalogue_records, json_each(document, '$.' || ?)
  WHERE shop = ? AND kind = 'product' ORDER BY part`;

function readOwners(sql: Sql, shop: string, part: ProductPart): (number: number) => number | null {
  const parts = growingNumbers((length) => new Float64Array(length));
  const products = growingNumbers((length) => new Float64Array(length));
  for (const row of sql.prepare(BY_PART).iterate(part, shop)) {
    parts.push(integerColumn(row, 'part'));
    products.push(integerColumn(row, 'product'));
  }
  const [numbers, owners] = [parts.toArray(), products.toArray()];
  return (number) => owners[placeOf(numbers, number)] ?? null;
}

/** The numbers of the products that have a part: all are looked up in one statement, once somebody asks for one. */
export function partOwners(sql: Sql, shop: string): PartOwners {
  const known = new Map<ProductPart, (number: number) => number | null>();
  return (part, number) => {
    const ownerOf = known.get(part) ?? readOwners(sql, shop, part);
    known.set(part, ownerOf);
    return ownerOf(number);
  };
}
