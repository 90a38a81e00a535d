import { metafieldFields } from '../catalogue/index.ts';
import { customerNumber, customerSource, findCustomer } from '../customers/index.ts';
import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../graphql/index.ts';
import { type CartAnswer, type LineAnswer, lineAnswer } from './answers/cart-answer.ts';
import { merchandiseAnswer, sellingPlanAllocationAnswer } from './answers/merchandise-answer.ts';
import type { CartAttribute } from './cart.ts';
import type { MutationOutcome } from './mutations/change-cart.ts';
import {
  cartAttributesUpdate,
  cartBuyerIdentityUpdate,
  cartDiscountCodesUpdate,
  cartNoteUpdate,
} from './mutations/change-details.ts';
import { cartLinesAdd, cartLinesRemove, cartLinesUpdate } from './mutations/change-lines.ts';
import { cartCreate } from './mutations/create-cart.ts';
import { METAFIELD_MUTATIONS } from './mutations/metafield-payloads.ts';
import { payload } from './mutations/payload.ts';
import { cartSelectedDeliveryOptionsUpdate } from './mutations/select-delivery.ts';
import { readCart } from './read-cart.ts';

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

export const CART_RESOLVERS: ResolverMap = {
  QueryRoot: {
    cart: (_, { id }: { readonly id: string }, context) => readCart(context, id),
  },
  Mutation: {
    cartCreate: mutation(cartCreate),
    cartLinesAdd: mutation(cartLinesAdd),
    cartLinesUpdate: mutation(cartLinesUpdate),
    cartLinesRemove: mutation(cartLinesRemove),
    cartAttributesUpdate: mutation(cartAttributesUpdate),
    cartNoteUpdate: mutation(cartNoteUpdate),
    cartDiscountCodesUpdate: mutation(cartDiscountCodesUpdate),
    cartBuyerIdentityUpdate: mutation(cartBuyerIdentityUpdate),
    cartSelectedDeliveryOptionsUpdate: mutation(cartSelectedDeliveryOptionsUpdate),
    ...METAFIELD_MUTATIONS,
  },
  Cart: {
    ...metafieldFields((source: CartAnswer) => ({
      metafields: source.view.cart.contents.metafields,
      parent: source,
      translated: null,
    })),
    attribute: ({ view }: CartAnswer, { key }: { readonly key: string }) =>
      attributeOf(view.cart.contents.attributes, key),
    lines: ({ view }: CartAnswer, args: ReversiblePageArguments, { shop }) =>
      connectionOf({
        items: inOrder(view.priced.lines, args).map((line) => lineAnswer(line, view, shop)),
        args,
        keyOf: ({ priced: { line } }) => ({ lastId: line.id, lastValue: line.id }),
      }),
    // Groups exist once an address is known; the cart never learns one, the checkout does.
    deliveryGroups: (_: CartAnswer, args: ReversiblePageArguments) =>
      connectionOf({ items: [], args, keyOf: () => ({ lastId: 0, lastValue: '' }) }),
  },
  CartBuyerIdentity: {
    // Who it is, to whoever holds the cart's key; what they keep in their account, to nobody.
    customer({ customerId }: { readonly customerId: string | null }, _args: unknown, context) {
      const id = customerId === null ? null : customerNumber(customerId);
      const customer =
        id === null ? null : findCustomer(context.store.read, context.shop.key, { id });
      return customer === null ? null : customerSource(customer, null);
    },
  },
  CartLine: {
    attribute: ({ priced }: LineAnswer, { key }: { readonly key: string }) =>
      attributeOf(priced.line.attributes, key),
    merchandise: ({ priced }: LineAnswer, _, context) => merchandiseAnswer(context, priced),
    sellingPlanAllocation: ({ priced }: LineAnswer, _, context) =>
      sellingPlanAllocationAnswer(context, priced),
  },
};
