import { parseGid } from '../../protocol/index.ts';
import { integerColumn, type Sql } from '../../store/index.ts';
import { discountGid, findDiscount, readDiscounts } from '../discounts/index.ts';
import { findGiftCards } from '../gift-cards/index.ts';
import { findMetaobjects } from '../metaobjects/index.ts';
import { financialStatus, findOrderById, fulfillmentStatus, readHistory } from '../orders/index.ts';

/** What the audit log tells of an entity: never a person, a text that a person wrote, or a secret. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** By gid, or by a name: `shop`, `content`, `salons`. */
export type EntityFacts = ReadonlyMap<string, Facts>;

/** Other entities, such as customers, have no facts: their ids are enough. */
export function factsOf(sql: Sql, shop: string, ids: readonly string[]): EntityFacts {
  return new Map(
    ids.flatMap((id) => {
      const facts = factsOfOne(sql, shop, id);
      return facts === null ? [] : [[id, facts] as const];
    }),
  );
}

/** Facts of all that a command may change in a shop. */
export function factsOfShop(sql: Sql, shop: string | null): EntityFacts {
  const count = (from: string, ...values: readonly string[]) =>
    integerColumn(sql.prepare(`SELECT count(*) AS n FROM ${from}`).get(...values) ?? {}, 'n');
  const content = (kind: string) =>
    count('contentful_entities WHERE kind = ? AND deleted_at IS NULL', kind);
  const shared: readonly (readonly [string, Facts])[] = [
    ['content', { entries: content('Entry'), assets: content('Asset') }],
    ['salons', { salons: count('firestore_documents') }],
  ];
  if (shop === null) return new Map(shared);
  const records = (kind: string) =>
    count('catalogue_records WHERE shop = ? AND kind = ?', shop, kind);
  const discounts = readDiscounts(sql, shop).map(discountGid);
  return new Map([
    ...shared,
    [
      'shop',
      {
        products: records('product'),
        collections: records('collection'),
        customers: count('customers WHERE shop = ?', shop),
        reviews: count('metaobjects WHERE shop = ?', shop),
      },
    ],
    ...factsOf(sql, shop, discounts),
  ]);
}

function factsOfOne(sql: Sql, shop: string, id: string): Facts | null {
  const { type, id: text } = parseGid(id) ?? {};
  const number = Number(text);
  if (!Number.isSafeInteger(number)) return null;
  switch (type) {
    case 'DiscountAutomaticNode':
    case 'DiscountCodeNode':
      return discountFacts(sql, shop, number);
    case 'GiftCard':
      return giftCardFacts(sql, shop, number);
    case 'Order':
      return orderFacts(sql, shop, number);
    case 'ProductVariant':
      return stockFacts(sql, shop, number);
    case 'Metaobject': {
      const [found] = findMetaobjects(sql, shop, [number]);
      return found === undefined ? null : { type: found.type, status: found.status };
    }
    default:
      return null;
  }
}

/** Without its code, which is worth money. */
function discountFacts(sql: Sql, shop: string, number: number): Facts | null {
  const found = findDiscount(sql, shop, number);
  if (found === null) return null;
  const { title, startsAt, endsAt, combinesWith } = found;
  return { title, startsAt, endsAt, ...combinesWith };
}

/** Without its code, as well. */
function giftCardFacts(sql: Sql, shop: string, number: number): Facts | null {
  const [found] = findGiftCards(sql, shop, [number]);
  if (found === undefined) return null;
  const { initialInMinorUnits, balanceInMinorUnits, expiresOn, deactivatedAt } = found;
  return { initialInMinorUnits, balanceInMinorUnits, expiresOn, deactivatedAt };
}

function stockFacts(sql: Sql, shop: string, number: number): Facts | null {
  const row = sql
    .prepare('SELECT quantity FROM catalogue_stock WHERE shop = ? AND variant = ?')
    .get(shop, number);
  return row === undefined ? null : { inStock: integerColumn(row, 'quantity') };
}

function orderFacts(sql: Sql, shop: string, number: number): Facts | null {
  const order = findOrderById(sql, shop, number);
  if (order === null) return null;
  const history = readHistory(sql, order.id);
  return {
    financial: financialStatus(order, history),
    fulfillment: fulfillmentStatus(order, history),
    isCancelled: history.cancellation !== null,
  };
}
