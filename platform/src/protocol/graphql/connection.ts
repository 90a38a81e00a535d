import { requestError } from './errors.ts';

export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

export const MAX_PAGE_SIZE = 250;

export function checkPageSize(name: string, size: number): number {
  if (size >= 0 && size <= MAX_PAGE_SIZE) return size;
  throw requestError('INVALID_FIELD_ARGUMENTS', `${name} must be within 0..${MAX_PAGE_SIZE}`);
}

/** Nothing in the schema forbids these; Shopify refuses them when the field runs. */
function checkPageArguments({ first, last, after, before }: PageArguments): void {
  const has = (value: unknown) => value !== undefined && value !== null;
  if (!has(first) && !has(last)) {
    throw requestError('BAD_REQUEST', 'you must provide one of first or last');
  }
  if (has(first) && has(last)) {
    throw requestError('BAD_REQUEST', 'providing both first and last is not supported');
  }
  if (has(first) && has(before)) {
    throw requestError('BAD_REQUEST', 'using first with before is not supported');
  }
  if (has(last) && has(after)) {
    throw requestError('BAD_REQUEST', 'using last with after is not supported');
  }
}

/** Content of a cursor: the item, and its offset in case the item is gone. */
export interface CursorKey {
  readonly lastId: number | string;
  readonly lastValue: string;
}

interface Cursor extends CursorKey {
  readonly offset: number;
}

function encodeCursor({ lastId, lastValue, offset }: Cursor): string {
  const key = { last_id: lastId, last_value: lastValue, offset };
  return Buffer.from(JSON.stringify(key)).toString('base64');
}

function parseCursor(text: string): Cursor | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (typeof key !== 'object' || key === null) return null;
    if (!('last_id' in key && 'last_value' in key && 'offset' in key)) return null;
    const { last_id: lastId, last_value: lastValue, offset } = key;
    if (typeof lastId !== 'string' && typeof lastId !== 'number') return null;
    if (typeof lastValue !== 'string' || typeof offset !== 'number') return null;
    return Number.isSafeInteger(offset) && offset >= 0 ? { lastId, lastValue, offset } : null;
  } catch {
    return null;
  }
}

function decodeCursor(text: string): Cursor {
  const cursor = parseCursor(text);
  if (cursor === null) {
    throw requestError('BAD_REQUEST', 'Invalid cursor for current pagination sort.');
  }
  return cursor;
}

interface Edge<Node> {
  readonly node: Node;
  readonly cursor: string;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  /** An `UnsignedInt64`, which is written as text. */
  readonly totalCount: string;
}

const MAX_DEPTH_IN_ITEMS = 25_000;

interface ConnectionInput<Node> {
  /** All of them, in the order that the arguments ask for. */
  readonly items: readonly Node[];
  readonly args: PageArguments;
  readonly keyOf: (item: Node) => CursorKey;
}

/** Pages by item, not by offset, so that added and removed items do not shift pages. */
export function connectionOf<Node>({
  items,
  args,
  keyOf,
}: ConnectionInput<Node>): Connection<Node> {
  checkPageArguments(args);
  const indexOfCursor = (text: string): number => {
    const cursor = decodeCursor(text);
    const index = items.findIndex((item) => keyOf(item).lastId === cursor.lastId);
    // The item is gone: the next one has moved up into its place.
    return index === -1 ? cursor.offset - 1 : index;
  };
  const { first, last, after, before } = args;
  const isForward = typeof first === 'number';
  let start = typeof after === 'string' ? indexOfCursor(after) + 1 : 0;
  let end = typeof before === 'string' ? indexOfCursor(before) : items.length;
  if (isForward) end = Math.min(end, start + checkPageSize('first', first));
  if (typeof last === 'number') start = Math.max(start, end - checkPageSize('last', last));
  if (start > MAX_DEPTH_IN_ITEMS) {
    throw requestError('BAD_REQUEST', `pages end after ${MAX_DEPTH_IN_ITEMS} objects`);
  }
  const nodes = items.slice(start, end);
  const cursorOf = (node: Node, index: number): string =>
    encodeCursor({ ...keyOf(node), offset: start + index });
  const cursorAt = (index: number): string | null => {
    const node = nodes[index];
    return node === undefined ? null : cursorOf(node, index);
  };
  // Most queries ask for the nodes alone.
  return {
    nodes,
    get edges() {
      return nodes.map((node, index) => ({
        node,
        get cursor() {
          return cursorOf(node, index);
        },
      }));
    },
    totalCount: String(items.length),
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0 && items.length > 0,
      get startCursor() {
        return cursorAt(0);
      },
      get endCursor() {
        return cursorAt(nodes.length - 1);
      },
    },
  };
}
