import {
  type Area,
  connectionOf,
  formattedAddress,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../../protocol/index.ts';
import { metafieldFields } from '../catalogue/index.ts';
import { customerNumber, findCustomer, toGraphqlCustomer } from '../customers/index.ts';
import type { CartAttribute } from './cart.ts';
import { type GraphqlCart, type GraphqlCartLine, toGraphqlCartLine } from './graphql/cart.ts';
import { toGraphqlMerchandise, toGraphqlSellingPlanAllocation } from './graphql/cart-line.ts';
import type { GraphqlDelivery } from './graphql/delivery.ts';
import { readCart } from './load-cart.ts';
import {
  cartDeliveryAddressesAdd,
  cartDeliveryAddressesRemove,
  cartDeliveryAddressesReplace,
  cartDeliveryAddressesUpdate,
} from './mutations/change-addresses.ts';
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
import { METAFIELD_MUTATIONS } from './mutations/metafields.ts';
import { type MutationOutcome, payload } from './mutations/payload.ts';

/** A mutation of the schema from a function over its arguments. */
function mutation<Arguments>(
  run: (context: GraphqlContext, args: Arguments) => Promise<MutationOutcome>,
) {
  return async (_: unknown, args: Arguments, context: GraphqlContext) => {
    return payload(context, await run(context, args));
  };
}

function attributeOf(attributes: readonly CartAttribute[], key: string): CartAttribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

interface ReversiblePageArguments extends PageArguments {
  readonly reverse?: boolean | null;
}

function inOrder<Item>(items: readonly Item[], { reverse }: ReversiblePageArguments) {
  return reverse ? items.toReversed() : items;
}

const METAFIELDS = metafieldFields((cart: GraphqlCart) => ({
  metafields: cart.view.cart.contents.metafields,
  parent: cart,
  translated: null,
}));

const CART_RESOLVERS: ResolverMap = {
  QueryRoot: {
    cart: (_, { id }: { readonly id: string }, context) => readCart(context, id),
  },
  Mutation: {
    cartCreate: mutation(cartCreate),
    cartLinesAdd: mutation(cartLinesAdd),
    cartLinesUpdate: mutation(cartLinesUpdate),
    cartLinesRemove: mutation(cartLinesRemove),
    cartAttributesUpdate: mutation(cartAttributesUpdate),
    cartGiftCardCodesUpdate: mutation(cartGiftCardCodesUpdate),
    cartGiftCardCodesAdd: mutation(cartGiftCardCodesAdd),
    cartGiftCardCodesRemove: mutation(cartGiftCardCodesRemove),
    cartNoteUpdate: mutation(cartNoteUpdate),
    cartDiscountCodesUpdate: mutation(cartDiscountCodesUpdate),
    cartBuyerIdentityUpdate: mutation(cartBuyerIdentityUpdate),
    cartDeliveryAddressesAdd: mutation(cartDeliveryAddressesAdd),
    cartDeliveryAddressesReplace: mutation(cartDeliveryAddressesReplace),
    cartDeliveryAddressesUpdate: mutation(cartDeliveryAddressesUpdate),
    cartDeliveryAddressesRemove: mutation(cartDeliveryAddressesRemove),
    ...METAFIELD_MUTATIONS,
  },
  Cart: {
    ...METAFIELDS,
    /** Leaves out what a cart does not have, where everything else has null in its place. */
    metafields: (...asked: Parameters<typeof METAFIELDS.metafields>) => {
      const found: unknown = METAFIELDS.metafields(...asked);
      return Array.isArray(found) ? found.filter((one) => one !== null) : found;
    },
    attribute: ({ view }: GraphqlCart, { key }: { readonly key: string }) =>
      attributeOf(view.cart.contents.attributes, key),
    lines: ({ view }: GraphqlCart, args: ReversiblePageArguments, { shop }) =>
      connectionOf({
        items: inOrder(view.priced.lines, args).map((line) => toGraphqlCartLine(line, view, shop)),
        args,
        keyOf: ({ priced: { line } }) => ({ lastId: line.id, lastValue: line.id }),
      }),
  },
  CartDelivery: {
    addresses: ({ all }: GraphqlDelivery, { selected }: { readonly selected?: boolean | null }) =>
      selected ? all.filter((one) => one.selected) : all,
  },
  CartDeliveryAddress: {
    formatted: (...asked: Parameters<typeof formattedAddress>) => formattedAddress(...asked),
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
