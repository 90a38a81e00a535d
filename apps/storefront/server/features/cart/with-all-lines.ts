import { type Result, succeed } from '@lokke/http-client';
import type { Cart, CartResult, OperationFailure } from '@lokke/shopify-storefront';

type Lines = Cart['lines'];
/** Reads the next page of a cart's lines; null where the cart is gone. */
type ReadMore = (id: string, after: string) => Promise<Result<Lines | null, OperationFailure>>;

/** Above what a cart may hold; a shop that answers the same page again comes to an end. */
const MAX_PAGES = 4;

/** Completes a cart by the lines that did not fit into the platform's answer of 250. */
export async function withAllLines(result: CartResult, readMore: ReadMore): Promise<CartResult> {
  if (!result.ok) return result;
  const edges = [...result.value.lines.edges];
  let { pageInfo } = result.value.lines;
  for (let page = 1; page < MAX_PAGES && pageInfo.hasNextPage && pageInfo.endCursor; page += 1) {
    const more = await readMore(result.value.id, pageInfo.endCursor);
    if (!more.ok) return more;
    if (more.value === null) break;
    edges.push(...more.value.edges);
    pageInfo = more.value.pageInfo;
  }
  return succeed({ ...result.value, lines: { edges, pageInfo } });
}
