import { type Result, succeed } from '@lokke/http-client';
import { type RequestFailure, variantsByIds } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from './shop-clients.ts';

/** Ids that one question to the shop may name. */
const MAX_IDS = 250;

/** Reads handles of products by ids of theirs or of their variants; unknown ones are left out. */
export async function readHandles(
  source: Pick<ShopContext, 'client' | 'market'>,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, RequestFailure>> {
  const handles = new Map<string, string>();
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const some = ids.slice(start, start + MAX_IDS);
    const found = await variantsByIds(source.client, { ...inContext(source), ids: some });
    if (!found.ok) return found;
    for (const node of found.value) {
      if (node?.__typename === 'Product') handles.set(node.id, node.handle);
      if (node?.__typename === 'ProductVariant') handles.set(node.id, node.product.handle);
    }
  }
  return succeed(handles);
}
