import type { Collection, Product, Variant } from '../../catalogue/index.ts';
import type { GraphqlContext, ResolverMap } from '../../graphql/index.ts';
import { type Discount, meaningOfCode } from '../discount.ts';
import { readDiscounts } from '../stored/discount-rows.ts';
import {
  CATALOGUE_ADMIN_RESOLVERS,
  pageOf,
  type ReversiblePageArguments,
} from './catalogue-resolvers.ts';
import { discountNodeAnswer } from './discount-answer.ts';
import { type DiscountGidType, discountById } from './discount-gid.ts';
import { type DiscountSearch, searchDiscounts } from './find-discounts.ts';
import { DISCOUNT_MUTATIONS } from './mutations.ts';

type ListArguments = ReversiblePageArguments & DiscountSearch;

function answerOrNull(context: GraphqlContext, discount: Discount | null) {
  return discount === null ? null : discountNodeAnswer(context, discount);
}

function byId(...accepted: readonly DiscountGidType[]) {
  return (_: unknown, { id }: { readonly id: string }, context: GraphqlContext) =>
    answerOrNull(context, discountById(context, id, accepted));
}

function nodes(isMeant: (discount: Discount) => boolean) {
  return (_: unknown, args: ListArguments, context: GraphqlContext) => {
    const found = searchDiscounts(context, args).filter(isMeant);
    const answers = found.map((discount) => discountNodeAnswer(context, discount));
    // The search has put them in order.
    return pageOf(answers, { ...args, reverse: false });
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
      return answerOrNull(context, found ?? null);
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
