import { succeed } from '@lokke/http-client';
import type { AdminResult } from './client.ts';

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Reads a list to its end, as an answer holds a page of it; a list that does not exist is empty. */
export async function everyNode<Node>(
  readPage: (after: string | null) => Promise<AdminResult<Page<Node> | null>>,
): Promise<AdminResult<readonly Node[]>> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: AdminResult<Page<Node> | null> = await readPage(after);
    if (!page.ok) return page;
    nodes.push(...(page.value?.nodes ?? []));
    after = page.value?.pageInfo.hasNextPage ? page.value.pageInfo.endCursor : null;
  } while (after !== null);
  return succeed(nodes);
}
