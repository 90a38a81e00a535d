import { type Result, succeed } from './result.ts';

/** Page of a connection of GraphQL. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Ends a list whose cursors lead in a circle. */
const MAX_PAGES = 100;

/** Reads all nodes of a connection, or enough of them; null when it does not exist. */
export async function readAllPages<Node, Failure>(
  readPage: (after: string | null) => Promise<Result<Page<Node> | null, Failure>>,
  isEnough: (nodes: readonly Node[]) => boolean = () => false,
): Promise<Result<readonly Node[] | null, Failure>> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const result: Result<Page<Node> | null, Failure> = await readPage(after);
    if (!result.ok) return result;
    if (result.value === null) return succeed(null);
    nodes.push(...result.value.nodes);
    after = result.value.pageInfo.endCursor;
    if (!result.value.pageInfo.hasNextPage || after === null || isEnough(nodes)) break;
  }
  return succeed(nodes);
}
