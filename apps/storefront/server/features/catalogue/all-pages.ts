import { type Result, succeed } from '@lokke/http-client';
import type { RequestFailure } from '@lokke/shopify-storefront';

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The platform's limit of 25,000 objects: 100 pages of 250. */
const MAX_PAGES = 100;

/** The platform's maximum page size. */
export const PAGE_SIZE = 250;

/** Loads all nodes of a connection, or enough of them; null when it does not exist. */
export async function allPages<Node>(
  readPage: (after: string | null) => Promise<Result<Page<Node> | null, RequestFailure>>,
  isEnough: (nodes: readonly Node[]) => boolean = () => false,
): Promise<Result<readonly Node[] | null, RequestFailure>> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const result: Result<Page<Node> | null, RequestFailure> = await readPage(after);
    if (!result.ok) return result;
    if (result.value === null) return succeed(null);
    nodes.push(...result.value.nodes);
    after = result.value.pageInfo.endCursor;
    if (!result.value.pageInfo.hasNextPage || after === null || isEnough(nodes)) break;
  }
  return succeed(nodes);
}
