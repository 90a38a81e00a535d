import type { Area } from '../area.ts';
import { connectionOf, type PageArguments, type ResolverMap } from '../graphql/index.ts';
import { type AddressSource, formattedAddress } from './address-source.ts';
import type { OrderSource } from './order-source.ts';
import { ORDER_TABLES } from './tables.ts';

interface ReversiblePageArguments extends PageArguments {
  readonly reverse: boolean;
}

function inOrder<Item>(items: readonly Item[], { reverse }: ReversiblePageArguments) {
  return reverse ? items.toReversed() : items;
}

export const ORDER_RESOLVERS: ResolverMap = {
  Order: {
    lineItems: ({ lines }: OrderSource, args: ReversiblePageArguments) =>
      connectionOf({
        items: inOrder(lines, args),
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      }),
    discountApplications({ applications }: OrderSource, args: ReversiblePageArguments) {
      const numbered = applications.map((application, index) => ({ ...application, index }));
      return connectionOf({
        items: inOrder(numbered, args),
        args,
        keyOf: ({ index }) => ({ lastId: String(index), lastValue: String(index) }),
      });
    },
    // Nothing writes metafields of orders, so there are none.
    metafield: () => null,
    metafields: (_: OrderSource, { identifiers }: { readonly identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
  },
  MailingAddress: {
    formatted: (address: AddressSource, { withName }: { readonly withName: boolean }) =>
      formattedAddress(address, { withName }),
  },
};

export const ordersArea: Area = { tables: ORDER_TABLES, resolvers: ORDER_RESOLVERS };
