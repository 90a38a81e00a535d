import type { AutomaticDiscountResponse } from '@lokke/contract/discount';
import { isAutomaticDiscountId, parseDiscount } from '@lokke/domain/discounts';
import type { NamedDiscount } from '@lokke/domain/promotions';
import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminFailure,
  type AutomaticDiscountNode,
  automaticDiscountById,
} from '@lokke/shopify-admin';
import type { ApiFailure } from '../shop-connection/index.ts';
import { localizeDiscount, type PageWords } from './localize-discount.ts';
import { mapDiscount } from './map-discount.ts';
import type { ShortTtlCache } from './short-ttl-cache.ts';

export type DiscountResult = Result<AutomaticDiscountResponse, ApiFailure>;

/** The automatic discounts of one market. */
export interface Discounts {
  readonly byId: (discountId: string) => Promise<DiscountResult>;
  /** The discount as it is now, for checks; null where the shop has none of this id. */
  readonly named: (discountId: string) => Promise<Result<NamedDiscount | null, ApiFailure>>;
}

export interface DiscountsOptions {
  readonly words: PageWords;
  /** Null without Admin API access: the shop then has no discounts. */
  readonly admin: AdminClient | null;
  readonly cache: ShortTtlCache<DiscountResult>;
}

export function createDiscounts({ words, admin, cache }: DiscountsOptions): Discounts {
  const { shop } = words.market;
  return {
    byId: async (id) => {
      if (admin === null) return unknown('no Admin API token');
      const result = await cache.get(`${shop} ${id}`, () => load(admin, id), isCertain);
      return result.ok ? succeed(await localizeDiscount(result.value, words)) : result;
    },
    named: async (id) => {
      if (admin === null) return unknown('no Admin API token');
      if (!isAutomaticDiscountId(id)) return succeed(null);
      const result = await automaticDiscountById(admin, id);
      if (!result.ok) return fail(apiFailureOf(result.failure));
      return succeed(result.value === null ? null : namedDiscount(result.value));
    },
  };
}

async function load(admin: AdminClient, id: string): Promise<DiscountResult> {
  const result = await automaticDiscountById(admin, id);
  if (!result.ok) return fail(apiFailureOf(result.failure));
  return result.value === null ? unknown('no such discount') : succeed(mapDiscount(result.value));
}

function namedDiscount(node: AutomaticDiscountNode): NamedDiscount {
  const { id, title, status, combinesWithProductDiscounts: combines } = node;
  const givesProducts = (parseDiscount(mapDiscount(node))?.freeProducts.length ?? 0) > 0;
  return { id, title, status, givesProducts, combines };
}

function unknown(reason: string): Result<never, ApiFailure> {
  return fail({ code: 'unknownDiscount', reason });
}

/** A failed request says nothing about the discount. */
function isCertain(result: DiscountResult): boolean {
  return result.ok || result.failure.code === 'unknownDiscount';
}

function apiFailureOf(failure: AdminFailure): ApiFailure {
  switch (failure.kind) {
    case 'timeout':
      return { code: 'platformTimedOut', reason: `timeout after ${failure.timeoutInMs} ms` };
    case 'throttled':
      return { code: 'tooManyRequests', reason: 'throttled' };
    case 'http':
      return { code: 'platformFailed', reason: `http ${failure.status}` };
    case 'network':
    case 'unreadable':
      return { code: 'platformFailed', reason: `${failure.kind}: ${failure.message}` };
    case 'graphql':
    case 'userErrors':
      return { code: 'platformFailed', reason: failure.kind };
  }
}
