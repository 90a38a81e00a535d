import { makeShops, type ShopKey } from '../../protocol/index.ts';
import {
  isRecord,
  type JsonRecord,
  readDrafts,
  readEntities,
  replaceEntities,
} from '../../services/contentful/index.ts';
import { allRecords, type SavingContext, saveDrafts } from '../../shopify/catalogue/index.ts';
import { deliveryFacts } from '../../shopify/checkout/index.ts';
import { methodsOf, type ShippingDraft, shippingOf } from '../../shopify/shipping/index.ts';
import type { Sql } from '../../store/index.ts';

/** Pages and the strip above them tell the prices and times of the file: it comes before what they said. */
export function followShipping(
  sql: Sql,
  context: Pick<SavingContext, 'ids' | 'now'>,
  key: ShopKey,
  draft: ShippingDraft,
): void {
  const shop = makeShops()[key];
  const shipping = shippingOf(key, draft);
  const retellFacts = (facts: JsonRecord, locale: string) =>
    Object.fromEntries(
      Object.entries({ ...facts, ...deliveryFacts(shop, locale, shipping) }).filter(
        ([, value]) => value !== null,
      ),
    );
  const entities = readEntities(sql).map((entity) => {
    const fields = entity.content['fields'];
    if (entity.id !== `market-${key}` || !isRecord(fields) || !isRecord(fields['facts'])) {
      return entity;
    }
    const facts = Object.fromEntries(
      Object.entries(fields['facts']).map(([locale, own]) => [
        locale,
        isRecord(own) ? retellFacts(own, locale) : own,
      ]),
    );
    return { ...entity, content: { ...entity.content, fields: { ...fields, facts } } };
  });
  replaceEntities(sql, entities, context.now().toISOString(), readDrafts(sql));
  const [about] = allRecords(sql, { shop: key, kind: 'shop' });
  if (about === undefined) return;
  const [{ freeFromInMinorUnits }] = methodsOf(shipping, {
    goodsInMinorUnits: 0,
    weightInGrams: 0,
  });
  const amount = ((freeFromInMinorUnits ?? 0) / 100).toFixed(2);
  const metafields = about.metafields.flatMap((metafield) => {
    if (metafield.key !== FREE_FROM) return [metafield];
    if (freeFromInMinorUnits === null) return [];
    return [{ ...metafield, value: JSON.stringify({ amount, currency_code: shop.currencyCode }) }];
  });
  saveDrafts(sql, context, { shop: key, drafts: { shop: { ...about, metafields } } });
}

const FREE_FROM = 'free_delivery_from';
