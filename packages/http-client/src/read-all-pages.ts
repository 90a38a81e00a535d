import { fail, type Result, succeed } from './result.ts';

/** Page of a connection of GraphQL. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface Unreadable {
  readonly kind: 'unreadable';
  readonly message: string;
}

/** Reads all nodes of a connection, or enough of them; null when it does not exist. Half a list is none. */
export async function readAllPages<Node, Failure>(
  readPage: (after: string | null) => Promise<Result<Page<Node> | null, Failure>>,
  isEnough: (nodes: readonly Node[]) => boolean = () => false,
): Promise<Result<readonly Node[] | null, Failure | Unreadable>> {
  const nodes: Node[] = [];
  const cursors = new Set<string>();
  let after: string | null = null;
  while (after === null || !cursors.has(after)) {
    if (after !== null) cursors.add(after);
    const result: Result<Page<Node> | null, Failure> = await readPage(after);
    if (!result.ok) return result;
    if (result.value === null) return succeed(null);
    nodes.push(...result.value.nodes);
    after = result.value.pageInfo.endCursor;
    const { hasNextPage } = result.value.pageInfo;
    if (!hasNextPage || after === null || isEnough(nodes)) return succeed(nodes);
  }
  return fail({ kind: 'unreadable', message: `the page after "${after}" came twice` });
}
