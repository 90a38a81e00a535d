import {
  type PriceHistories,
  readPriceHistories,
  recordPrice,
  writePriceHistories,
} from '@lokke/domain/law';
import type { Market } from '@lokke/domain/markets';
import { parseMoney } from '@lokke/domain/money';
import { fail, parseJson, type Result, readAllPages, succeed } from '@lokke/http-client';
import type { AdminClient } from '@lokke/shopify-admin';
import {
  type PriceRecordPartsFragment,
  priceRecord,
  priceRecords,
  productVariants,
  type StorefrontClient,
} from '@lokke/shopify-storefront';
import {
  describeFailure,
  inContext,
  type OwnedMetafields,
  writeMetafields,
} from '../shop-connection/index.ts';

export interface RecordedShop {
  readonly market: Market;
  readonly namespace: string;
  readonly client: StorefrontClient;
  readonly admin: AdminClient;
  readonly now: () => number;
}

type Recorded = Result<number, string>;

/** Number of histories that changed, and products whose history the shop does not take. */
interface Written {
  readonly count: number;
  readonly refused: readonly string[];
}

/** Records what a product costs today. Resolves to how many histories changed: one or none. */
export async function recordProductPrices(shop: RecordedShop, handle: string): Promise<Recorded> {
  const { client, namespace } = shop;
  const found = await priceRecord(client, { ...inContext(shop), namespace, handle });
  if (!found.ok) return fail(describeFailure(found.failure));
  const written = await writeHistories(shop, found.value === null ? [] : [found.value]);
  return written.ok ? recordedOf(written.value) : written;
}

/** Records what every product costs today: a shop's first prices, and those that no webhook told. */
export async function recordAllPrices(shop: RecordedShop): Promise<Recorded> {
  let after: string | null = null;
  let count = 0;
  const refused: string[] = [];
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
    count += written.value.count;
    refused.push(...written.value.refused);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return recordedOf({ count, refused });
}

function recordedOf({ count, refused }: Written): Recorded {
  if (refused.length === 0) return succeed(count);
  return fail(`${count} recorded, ${refused.length} not: ${refused.join('; ')}`);
}

type Variants = readonly Pick<
  PriceRecordPartsFragment['variants']['nodes'][number],
  'id' | 'price' | 'compareAtPrice'
>[];

/** A product has up to 2,048 variants; an answer holds 250. */
async function allVariants(
  shop: RecordedShop,
  { handle, variants: { nodes, pageInfo } }: PriceRecordPartsFragment,
): Promise<Result<Variants, string>> {
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage || endCursor === null) return succeed(nodes);
  const others = await readAllPages((after) =>
    productVariants(shop.client, { ...inContext(shop), handle, after: after ?? endCursor }),
  );
  if (!others.ok) return fail(describeFailure(others.failure));
  return succeed([...nodes, ...(others.value ?? [])]);
}

async function writeHistories(
  shop: RecordedShop,
  products: readonly PriceRecordPartsFragment[],
): Promise<Result<Written, string>> {
  const { admin, namespace, now } = shop;
  const since = new Date(now()).toISOString();
  const changed: OwnedMetafields[] = [];
  for (const product of products) {
    const variants = await allVariants(shop, product);
    if (!variants.ok) return variants;
    const fields = changedHistory(product, variants.value, since);
    const metafields = fields.map((field) => ({ ...field, namespace }));
    if (metafields.length > 0) changed.push({ owner: product.handle, metafields });
  }
  const refused = await writeMetafields(admin, changed);
  if (!refused.ok) return refused;
  return succeed({ count: changed.length - refused.value.length, refused: refused.value });
}

/** The metafield with today's prices; none where it says them already. Variants that are gone are forgotten. */
function changedHistory(
  { id, history }: PriceRecordPartsFragment,
  variants: Variants,
  since: string,
) {
  const before = readPriceHistories(parseJson(history?.value ?? null));
  const after: PriceHistories = new Map(
    variants.map((variant) => {
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
