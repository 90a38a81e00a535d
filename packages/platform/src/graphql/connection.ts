import { type CursorKey, decodeCursor, encodeCursor } from './cursor.ts';
import { checkPageArguments, checkPageSize, type PageArguments } from './page-arguments.ts';
import { refusal } from './refusal.ts';

export interface Edge<Node> {
  readonly node: Node;
  readonly cursor: string;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
}

const MAX_DEPTH_IN_ITEMS = 25_000;

interface ConnectionInput<Node> {
  /** All of them, in the order that the arguments ask for. */
  readonly items: readonly Node[];
  readonly args: PageArguments;
  readonly keyOf: (item: Node) => CursorKey;
}

/** Pages go by the item a cursor stands at, so one that is added or removed shifts nothing. */
export function connectionOf<Node>({
  items,
  args,
  keyOf,
}: ConnectionInput<Node>): Connection<Node> {
  checkPageArguments(args);
  const indexOfCursor = (text: string): number => {
    const cursor = decodeCursor(text);
    const index = items.findIndex((item) => keyOf(item).lastId === cursor.lastId);
    // Its item is gone: the next one has moved up into its place.
    return index === -1 ? cursor.offset - 1 : index;
  };
  const { first, last, after, before } = args;
  const isForward = typeof first === 'number';
  let start = typeof after === 'string' ? indexOfCursor(after) + 1 : 0;
  let end = typeof before === 'string' ? indexOfCursor(before) : items.length;
  if (isForward) end = Math.min(end, start + checkPageSize('first', first));
  if (typeof last === 'number') start = Math.max(start, end - checkPageSize('last', last));
  if (start > MAX_DEPTH_IN_ITEMS) {
    throw refusal('BAD_REQUEST', `pages end after ${MAX_DEPTH_IN_ITEMS} objects`);
  }
  const nodes = items.slice(start, end);
  const edges = nodes.map((node, index) => ({
    node,
    cursor: encodeCursor({ ...keyOf(node), offset: start + index }),
  }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0 && items.length > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
