import type { AutomaticDiscountReply } from '@lokke/contract/discount';
import type { RefusalCode } from '@lokke/contract/errors';
import { type AdminClient, type AdminFailure, automaticDiscountById } from '@lokke/shopify-admin';
import { localizeDiscount, type PageWords } from './localize-discount.ts';
import { mapDiscount } from './map-discount.ts';
import type { ShortTtlCache } from './short-ttl-cache.ts';

export type DiscountOutcome =
  | { readonly ok: true; readonly discount: AutomaticDiscountReply }
  | { readonly ok: false; readonly refusal: RefusalCode; readonly reason: string };

/** The automatic discounts of one market. */
export interface Discounts {
  readonly byId: (discountId: string) => Promise<DiscountOutcome>;
}

export interface DiscountsOptions {
  readonly words: PageWords;
  /** Null where the shop's Admin API is not open to us: then it has no discounts to speak of. */
  readonly admin: AdminClient | null;
  readonly cache: ShortTtlCache<DiscountOutcome>;
}

export function createDiscounts({ words, admin, cache }: DiscountsOptions): Discounts {
  const { shop } = words.market;
  return {
    byId: async (id) => {
      if (admin === null) return unknown('no Admin API token');
      const answer = await cache.get(`${shop} ${id}`, () => load(admin, id), isCertain);
      return answer.ok
        ? { ok: true, discount: await localizeDiscount(answer.discount, words) }
        : answer;
    },
  };
}

async function load(admin: AdminClient, id: string): Promise<DiscountOutcome> {
  const result = await automaticDiscountById(admin, id);
  if (!result.ok) return { ok: false, ...cartErrorCodeOf(result.failure) };
  return result.value === null
    ? unknown('no such discount')
    : { ok: true, discount: mapDiscount(result.value) };
}

function unknown(reason: string): DiscountOutcome {
  return { ok: false, refusal: 'unknownDiscount', reason };
}

/** A shop that was not reached says nothing about the discount. */
function isCertain(answer: DiscountOutcome): boolean {
  return answer.ok || answer.refusal === 'unknownDiscount';
}

function cartErrorCodeOf(failure: AdminFailure): { refusal: RefusalCode; reason: string } {
  switch (failure.kind) {
    case 'timeout':
      return { refusal: 'platformTimedOut', reason: `timeout after ${failure.timeoutInMs} ms` };
    case 'throttled':
      return { refusal: 'tooManyRequests', reason: 'throttled' };
    case 'http':
      return { refusal: 'platformFailed', reason: `http ${failure.status}` };
    case 'network':
    case 'unreadable':
      return { refusal: 'platformFailed', reason: `${failure.kind}: ${failure.message}` };
    case 'graphql':
    case 'userErrors':
      return { refusal: 'platformFailed', reason: failure.kind };
  }
}
