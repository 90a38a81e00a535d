import type { GraphqlContext, ResolverMap } from '../../../protocol/index.ts';
import type { Collection, Product, Variant } from '../../catalogue/index.ts';
import { type Discount, meaningOfCode } from '../discount.ts';
import { readDiscounts } from '../discount-rows.ts';
import {
  CATALOGUE_ADMIN_RESOLVERS,
  pageOf,
  type ReversiblePageArguments,
} from './discount-items.ts';
import { toGraphqlDiscountNode } from './discount-node.ts';
import {
  type DiscountGidType,
  type DiscountSearch,
  discountById,
  searchDiscounts,
} from './find-discounts.ts';
import { DISCOUNT_MUTATIONS } from './mutations.ts';

type ListArguments = ReversiblePageArguments & DiscountSearch;

function toGraphqlOrNull(context: GraphqlContext, discount: Discount | null) {
  return discount === null ? null : toGraphqlDiscountNode(context, discount);
}

function byId(...accepted: readonly DiscountGidType[]) {
  return (_: unknown, { id }: { readonly id: string }, context: GraphqlContext) =>
    toGraphqlOrNull(context, discountById(context, id, accepted));
}

function nodes(matchesItems: (discount: Discount) => boolean) {
  return (_: unknown, args: ListArguments, context: GraphqlContext) => {
    const found = searchDiscounts(context, args).filter(matchesItems);
    const discountNodes = found.map((discount) => toGraphqlDiscountNode(context, discount));
    // The search has put them in order.
    return pageOf(discountNodes, { ...args, reverse: false });
  };
}

interface FoundProducts {
  readonly foundProducts: readonly Product[];
  readonly foundVariants: readonly Variant[];
}

function codes(
  { redeemCodes }: { readonly redeemCodes: readonly { readonly id: string }[] },
  args: ReversiblePageArguments,
) {
  return pageOf(redeemCodes, args);
}

function asyncUsageCount({ uses }: { readonly uses: () => number }): number {
  return uses();
}

export const DISCOUNT_ADMIN_RESOLVERS: ResolverMap = {
  ...CATALOGUE_ADMIN_RESOLVERS,
  QueryRoot: {
    automaticDiscountNode: byId('DiscountAutomaticNode'),
    automaticDiscountNodes: nodes(({ code }) => code === null),
    codeDiscountNode: byId('DiscountCodeNode'),
    codeDiscountNodeByCode(_, { code }: { readonly code: string }, context) {
      const found = readDiscounts(context.store.read, context.shop.key).find(
        (discount) =>
          discount.code !== null && meaningOfCode(discount.code) === meaningOfCode(code),
      );
      return toGraphqlOrNull(context, found ?? null);
    },
    discountNode: byId('DiscountAutomaticNode', 'DiscountCodeNode'),
    discountNodes: nodes(() => true),
  },
  Mutation: DISCOUNT_MUTATIONS,
  DiscountAutomaticBasic: { asyncUsageCount },
  DiscountAutomaticBxgy: { asyncUsageCount },
  DiscountCodeBasic: { asyncUsageCount, codes },
  DiscountCodeBxgy: { asyncUsageCount, codes },
  DiscountCollections: {
    collections: (
      { found }: { readonly found: readonly Collection[] },
      args: ReversiblePageArguments,
    ) => pageOf(found, args),
  },
  DiscountProducts: {
    products: ({ foundProducts }: FoundProducts, args: ReversiblePageArguments) =>
      pageOf(foundProducts, args),
    productVariants: ({ foundVariants }: FoundProducts, args: ReversiblePageArguments) =>
      pageOf(foundVariants, args),
  },
};
