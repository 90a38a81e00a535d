import {
  type Area,
  connectionOf,
  type GraphqlContext,
  type ListArguments,
  type PageArguments,
  pageOf,
  type ResolverMap,
  rootFields,
} from '../../protocol/index.ts';
import { customerNumber, findCustomer, toGraphqlCustomer } from '../customers/index.ts';
import type { CartAttribute } from './cart.ts';
import { type GraphqlCart, type GraphqlCartLine, toGraphqlCartLine } from './graphql/cart.ts';
import { toGraphqlMerchandise, toGraphqlSellingPlanAllocation } from './graphql/cart-line.ts';
import { readCart } from './load-cart.ts';
import {
  cartAttributesUpdate,
  cartBuyerIdentityUpdate,
  cartDiscountCodesUpdate,
  cartNoteUpdate,
} from './mutations/change-details.ts';
import {
  cartGiftCardCodesAdd,
  cartGiftCardCodesRemove,
  cartGiftCardCodesUpdate,
} from './mutations/change-gift-cards.ts';
import { cartLinesAdd, cartLinesRemove, cartLinesUpdate } from './mutations/change-lines.ts';
import { cartCreate } from './mutations/create-cart.ts';
import { type MutationOutcome, payload } from './mutations/payload.ts';

/** Written as a method, as resolvers are: the schema has validated the arguments. */
type CartMutation = {
  run(context: GraphqlContext, args: unknown): Promise<MutationOutcome>;
}['run'];

const MUTATIONS: Readonly<Record<string, CartMutation>> = {
  cartCreate,
  cartLinesAdd,
  cartLinesUpdate,
  cartLinesRemove,
  cartAttributesUpdate,
  cartGiftCardCodesUpdate,
  cartGiftCardCodesAdd,
  cartGiftCardCodesRemove,
  cartNoteUpdate,
  cartDiscountCodesUpdate,
  cartBuyerIdentityUpdate,
};

function withPayload(run: CartMutation) {
  return async (context: GraphqlContext, args: unknown) =>
    payload(context, await run(context, args));
}

function attributeOf(attributes: readonly CartAttribute[], key: string): CartAttribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

const CART_RESOLVERS: ResolverMap = {
  QueryRoot: {
    cart: (_, { id }: { readonly id: string }, context) => readCart(context, id),
  },
  Mutation: rootFields(
    Object.fromEntries(Object.entries(MUTATIONS).map(([name, run]) => [name, withPayload(run)])),
  ),
  Cart: {
    // Carts keep neither metafields nor addresses: the checkout asks where to deliver.
    metafield: () => null,
    metafields: () => [],
    deliveryGroups: (_: unknown, args: PageArguments) => pageOf([], args),
    attribute: ({ view }: GraphqlCart, { key }: { readonly key: string }) =>
      attributeOf(view.cart.contents.attributes, key),
    lines: ({ view }: GraphqlCart, args: ListArguments, { shop }) => {
      const { lines } = view.priced;
      const inOrder = args.reverse ? lines.toReversed() : lines;
      return connectionOf({
        items: inOrder.map((line) => toGraphqlCartLine(line, view, shop)),
        args,
        keyOf: ({ priced: { line } }) => ({ lastId: line.id, lastValue: line.id }),
      });
    },
  },
  CartBuyerIdentity: {
    // The cart's key shows who the buyer is, but nothing of their account.
    customer({ customerId }: { readonly customerId: string | null }, _args: unknown, context) {
      const id = customerId === null ? null : customerNumber(customerId);
      const customer =
        id === null ? null : findCustomer(context.store.read, context.shop.key, { id });
      return customer === null ? null : toGraphqlCustomer(customer, null);
    },
  },
  CartLine: {
    attribute: ({ priced }: GraphqlCartLine, { key }: { readonly key: string }) =>
      attributeOf(priced.line.attributes, key),
    merchandise: ({ priced }: GraphqlCartLine, _, context) => toGraphqlMerchandise(context, priced),
    sellingPlanAllocation: ({ priced }: GraphqlCartLine, _, context) =>
      toGraphqlSellingPlanAllocation(context, priced),
  },
};

export const cartArea: Area = {
  resolvers: CART_RESOLVERS,
  nodes: { Cart: (id, context) => readCart(context, id) },
};
