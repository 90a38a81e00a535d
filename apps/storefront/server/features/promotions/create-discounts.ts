import type { AutomaticDiscountResponse } from '@lokke/contract/discount';
import { isAutomaticDiscountId, parseDiscount } from '@lokke/domain/discounts';
import type { NamedDiscount } from '@lokke/domain/promotions';
import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminFailure,
  type AutomaticDiscountNode,
  automaticDiscountById,
  type DiscountProduct,
  type QualifyingItems,
} from '@lokke/shopify-admin';
import { type ApiFailure, describeNoAnswer } from '../shop-connection/index.ts';
import { localizeDiscount, type PageWords } from './localize-discount.ts';
import type { ShortTtlCache } from './short-ttl-cache.ts';

export type DiscountResult = Result<AutomaticDiscountResponse, ApiFailure>;

/** The automatic discounts of one market. */
export interface Discounts {
  readonly byId: (discountId: string) => Promise<DiscountResult>;
  /** The discount as it is now, for checks; null where the shop has none of this id. */
  readonly named: (discountId: string) => Promise<Result<NamedDiscount | null, ApiFailure>>;
}

interface DiscountsOptions {
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
      const result = await automaticDiscountById(admin, { id });
      if (!result.ok) return fail(apiFailureOf(result.failure));
      return succeed(result.value === null ? null : namedDiscount(result.value));
    },
  };
}

async function load(admin: AdminClient, id: string): Promise<DiscountResult> {
  const result = await automaticDiscountById(admin, { id });
  if (!result.ok) return fail(apiFailureOf(result.failure));
  return result.value === null ? unknown('no such discount') : succeed(mapDiscount(result.value));
}

function namedDiscount(node: AutomaticDiscountNode): NamedDiscount {
  const { id, title, status, period, combinesWithProductDiscounts: combines } = node;
  const givesProducts = (parseDiscount(mapDiscount(node))?.freeProducts.length ?? 0) > 0;
  return { id, title, status, period, givesProducts, combines };
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
      return { code: 'platformTimedOut', reason: describeNoAnswer(failure) };
    case 'throttled':
      return { code: 'tooManyRequests', reason: describeNoAnswer(failure) };
    case 'graphql':
    case 'userErrors':
      return { code: 'platformFailed', reason: failure.kind };
    default:
      return { code: 'platformFailed', reason: describeNoAnswer(failure) };
  }
}

type Data = AutomaticDiscountResponse['data'];
type FreeProduct = NonNullable<Data['customerGets']>['products'][number];
type BuyItems = NonNullable<Data['customerBuys']>['items'];

/** Maps the platform's discount to our API's (spec §7). */
function mapDiscount(node: AutomaticDiscountNode): AutomaticDiscountResponse {
  const { id, kind, status, title, usesPerOrderLimit, buys, gets } = node;
  const items = buys === null ? null : mapBuyItems(buys.items);
  return {
    discountId: id,
    type: kind,
    data: {
      status,
      title,
      usesPerOrderLimit,
      customerBuys:
        buys === null || items === null
          ? null
          : { items, value: { quantity: buys.quantity, amount: buys.amount } },
      customerGets: gets && { products: freeProductsOf(gets) },
    },
  };
}

function mapBuyItems({
  kind,
  productIds,
  variantIds,
  collectionIds,
}: QualifyingItems): BuyItems | null {
  switch (kind) {
    case 'AllDiscountItems':
      return { __typename: kind };
    case 'DiscountCollections':
      return { __typename: kind, collections: collectionIds.map((id) => ({ id })) };
    case 'DiscountProducts':
      return {
        __typename: kind,
        products: productIds.map((id) => ({ id })),
        productVariants: variantIds.map((id) => ({ id })),
      };
    default:
      return null;
  }
}

/** A whole product stands for its first variant, as carts hold variants. */
function freeProductsOf(products: readonly DiscountProduct[]): FreeProduct[] {
  return products.flatMap((product) => {
    const { id, variantId, title, handle, picture } = product;
    return variantId === null ? [] : [{ id, variantId, title, handle, featuredImage: picture }];
  });
}
