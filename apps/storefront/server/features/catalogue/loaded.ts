import type { Catalogue, Loaded, MethodOf } from '@lokke/contract/ports';
import { type Result, succeed } from '@lokke/http-client';
import type { RequestFailure } from '@lokke/shopify-storefront';
import { describeFailure, type ShopContext } from '../shop-connection/index.ts';

export type Method<Name extends keyof Catalogue> = MethodOf<ShopContext, Catalogue[Name]>;

/** Maps the platform's response; a failure is logged here only. */
export function loadedFrom<Value, Mapped>(
  { market, log }: ShopContext,
  what: string,
  result: Result<Value, RequestFailure>,
  map: (value: NonNullable<Value>) => Mapped,
): Loaded<Mapped> {
  if (!result.ok) {
    const reason = describeFailure(result.failure);
    log({ level: 'error', event: 'catalogue.failed', shop: market.shop, what, reason });
    return { kind: 'failed' };
  }
  const { value } = result;
  return value === null || value === undefined
    ? { kind: 'missing' }
    : { kind: 'found', value: map(value) };
}

/** Returns those that exist; `failed` where one of them has. */
export function allFound<Value>(loaded: readonly Loaded<Value>[]): Loaded<readonly Value[]> {
  if (loaded.some(({ kind }) => kind === 'failed')) return { kind: 'failed' };
  const value = loaded.flatMap((one) => (one.kind === 'found' ? [one.value] : []));
  return { kind: 'found', value };
}

/** Leaves out and logs products that cannot be mapped. */
export function mapReadable<Source extends { readonly handle: string }, Mapped>(
  { market, log }: ShopContext,
  sources: readonly Source[],
  map: (source: Source) => Mapped,
): readonly Mapped[] {
  return sources.flatMap((source) => {
    try {
      return [map(source)];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log({
        level: 'error',
        event: 'catalogue.unreadable',
        shop: market.shop,
        product: source.handle,
        reason,
      });
      return [];
    }
  });
}

export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Limit of the platform: it shows no object of a list beyond. */
export const MOST_OF_LIST = 25_000;

/** The platform's maximum page size. */
export const PAGE_SIZE = 250;

const MAX_PAGES = MOST_OF_LIST / PAGE_SIZE;

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
