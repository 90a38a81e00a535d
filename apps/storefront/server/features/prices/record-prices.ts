import {
  type PriceHistories,
  readPriceHistories,
  recordPrice,
  writePriceHistories,
} from '@lokke/domain/law';
import type { Market } from '@lokke/domain/markets';
import { parseMoney } from '@lokke/domain/money';
import { fail, parseJson, type Result, succeed } from '@lokke/http-client';
import { type AdminClient, metafieldsSet } from '@lokke/shopify-admin';
import {
  type PriceRecordPartsFragment,
  priceRecord,
  priceRecords,
  type StorefrontClient,
} from '@lokke/shopify-storefront';
import { describeFailure, inContext } from '../shop-connection/index.ts';

export interface RecordedShop {
  readonly market: Market;
  readonly namespace: string;
  readonly client: StorefrontClient;
  readonly admin: AdminClient;
  readonly now: () => number;
}

type Recorded = Result<number, string>;

/** Number of metafields that one mutation takes. */
const WRITTEN_AT_ONCE = 25;

/** Records what a product costs today. Resolves to how many histories changed: one or none. */
export async function recordProductPrices(shop: RecordedShop, handle: string): Promise<Recorded> {
  const { client, namespace } = shop;
  const found = await priceRecord(client, { ...inContext(shop), namespace, handle });
  if (!found.ok) return fail(describeFailure(found.failure));
  return writeHistories(shop, found.value === null ? [] : [found.value]);
}

/** Records what every product costs today: a shop's first prices, and those that no webhook told. */
export async function recordAllPrices(shop: RecordedShop): Promise<Recorded> {
  let after: string | null = null;
  let count = 0;
  do {
    const page: Awaited<ReturnType<typeof priceRecords>> = await priceRecords(shop.client, {
      ...inContext(shop),
      namespace: shop.namespace,
      after,
    });
    if (!page.ok) return fail(describeFailure(page.failure));
    const { nodes, pageInfo } = page.value;
    const written = await writeHistories(shop, nodes);
    if (!written.ok) return written;
    count += written.value;
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return succeed(count);
}

async function writeHistories(
  { admin, namespace, now }: RecordedShop,
  products: readonly PriceRecordPartsFragment[],
): Promise<Recorded> {
  const since = new Date(now()).toISOString();
  const changed = products.flatMap((product) =>
    changedHistory(product, since).map((field) => ({ ...field, namespace })),
  );
  for (let at = 0; at < changed.length; at += WRITTEN_AT_ONCE) {
    const written = await metafieldsSet(admin, {
      metafields: changed.slice(at, at + WRITTEN_AT_ONCE),
    });
    if (!written.ok) return fail(describeFailure(written.failure));
  }
  return succeed(changed.length);
}

/** The metafield with today's prices; none where it says them already. Variants that are gone are forgotten. */
function changedHistory({ id, history, variants }: PriceRecordPartsFragment, since: string) {
  const before = readPriceHistories(parseJson(history?.value ?? null));
  const after: PriceHistories = new Map(
    variants.nodes.map((variant) => {
      const { amountInMinorUnits } = parseMoney(variant.price);
      const compareAt = variant.compareAtPrice && parseMoney(variant.compareAtPrice);
      const isReduced = (compareAt?.amountInMinorUnits ?? 0) > amountInMinorUnits;
      return [
        variant.id,
        recordPrice(before.get(variant.id) ?? [], { since, amountInMinorUnits, isReduced }),
      ];
    }),
  );
  const value = writePriceHistories(after);
  if (value === writePriceHistories(before)) return [];
  return [{ ownerId: id, key: 'price_history', type: 'json', value }];
}
