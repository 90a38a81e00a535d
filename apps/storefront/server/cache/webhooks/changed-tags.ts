import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import { cacheTags } from '../index.ts';

const goodSchema = v.object({ handle: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)) });
const orderSchema = v.object({
  line_items: v.array(v.object({ product_id: v.nullable(v.number()) })),
});

export interface Change {
  readonly shop: ShopKey;
  readonly topic: string;
  readonly payload: unknown;
  /** The handle of a product by its number, where the catalogue knows it. */
  readonly handleOf: (productNumber: number) => Promise<string | null>;
}

/** What has to be made anew after a shop's news; null for a topic that nothing depends on. */
export async function changedTags({
  shop,
  topic,
  payload,
  handleOf,
}: Change): Promise<readonly string[] | null> {
  switch (topic) {
    case 'products/create':
    case 'products/update':
    case 'products/delete':
      return [
        cacheTags.products(shop),
        ...handleIn(payload).map((handle) => cacheTags.product(shop, handle)),
      ];
    case 'collections/create':
    case 'collections/update':
    case 'collections/delete':
      return [
        cacheTags.products(shop),
        cacheTags.menus(shop),
        ...handleIn(payload).map((handle) => cacheTags.collection(shop, handle)),
      ];
    case 'discounts/create':
    case 'discounts/update':
    case 'discounts/delete':
      return [cacheTags.promotions(shop)];
    case 'orders/paid':
      // What is in stock is told on the product's own page; lists can wait.
      return soldTags(shop, payload, handleOf);
    case 'shop/redact':
      // The shop has left; nothing of it was kept but pages.
      return [cacheTags.shop(shop)];
    default:
      return null;
  }
}

/** News of what was deleted name it by number alone. */
function handleIn(payload: unknown): readonly string[] {
  const good = v.safeParse(goodSchema, payload);
  return good.success ? [good.output.handle] : [];
}

async function soldTags(
  shop: ShopKey,
  payload: unknown,
  handleOf: Change['handleOf'],
): Promise<readonly string[]> {
  const order = v.safeParse(orderSchema, payload);
  if (!order.success) return [];
  const numbers = new Set(order.output.line_items.map(({ product_id }) => product_id));
  const handles = await Promise.all(
    [...numbers].map((number) => (number === null ? null : handleOf(number))),
  );
  return handles.flatMap((handle) => (handle === null ? [] : [cacheTags.product(shop, handle)]));
}
