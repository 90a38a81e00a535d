import type { Catalogue, Loaded, MethodOf } from '@lokke/contract/ports';
import type { Result } from '@lokke/http-client';
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

/** Limit of the platform: it shows no object of a list beyond. */
export const MOST_OF_LIST = 25_000;

/** The platform's maximum page size. */
export const PAGE_SIZE = 250;
