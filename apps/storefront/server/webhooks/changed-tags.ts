import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import { cacheTags } from '../cache/index.ts';

const goodSchema = v.object({ handle: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)) });
const orderSchema = v.object({
  line_items: v.array(v.object({ product_id: v.nullable(v.number()) })),
});

const refundSchema = v.object({
  refund_line_items: v.array(
    v.object({ line_item: v.object({ product_id: v.nullable(v.number()) }) }),
  ),
});

export interface Change {
  readonly shop: ShopKey;
  readonly topic: string;
  readonly payload: unknown;
  /** Finds products' handles by their numbers; none for those that the shop does not have. */
  readonly handlesOf: (productNumbers: readonly number[]) => Promise<readonly string[]>;
}

/**
 * Subject of a topic. The topics of these three all make the same pages anew, and one change may come as several
 * with one body; any other topic is about itself alone.
 */
export function kindOfTopic(topic: string): string {
  return /^(?:products|collections|discounts)(?=\/)/.exec(topic)?.[0] ?? topic;
}

/** Returns the cache tags changed by a shop's webhook; null for an unknown topic. */
export async function changedTags({
  shop,
  topic,
  payload,
  handlesOf,
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
      // Stock is shown on the product's page only; lists can wait.
      return soldTags(shop, payload, handlesOf);
    case 'refunds/create':
      return returnedTags(shop, payload, handlesOf);
    case 'shop/redact':
      // The shop uninstalled the app; nothing but pages was stored.
      return [cacheTags.shop(shop)];
    default:
      return null;
  }
}

/** Handle of a product that may have another price now; null for other news. */
export function pricedHandle(topic: string, payload: unknown): string | null {
  const isPriced = topic === 'products/create' || topic === 'products/update';
  return isPriced ? (handleIn(payload)[0] ?? null) : null;
}

/** Webhooks of deletions carry the number only. */
function handleIn(payload: unknown): readonly string[] {
  const good = v.safeParse(goodSchema, payload);
  return good.success ? [good.output.handle] : [];
}

/** Returned products are in stock again. */
function returnedTags(
  shop: ShopKey,
  payload: unknown,
  handlesOf: Change['handlesOf'],
): Promise<readonly string[]> {
  const refund = v.safeParse(refundSchema, payload);
  const line_items = refund.success
    ? refund.output.refund_line_items.map(({ line_item }) => line_item)
    : [];
  return soldTags(shop, { line_items }, handlesOf);
}

async function soldTags(
  shop: ShopKey,
  payload: unknown,
  handlesOf: Change['handlesOf'],
): Promise<readonly string[]> {
  const order = v.safeParse(orderSchema, payload);
  if (!order.success) return [];
  const numbers = order.output.line_items.flatMap(({ product_id }) => product_id ?? []);
  const handles = await handlesOf([...new Set(numbers)]);
  return handles.map((handle) => cacheTags.product(shop, handle));
}
