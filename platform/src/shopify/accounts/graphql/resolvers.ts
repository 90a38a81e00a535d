import {
  formattedAddress,
  type ListArguments,
  pageByPosition,
  pageOf,
  type ResolverMap,
  rootFields,
  shopBaseUrl,
} from '../../../protocol/index.ts';
import { findAddress, listAddresses, type MetafieldName } from '../../customers/index.ts';
import { listReturns } from '../store/returns.ts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
} from './address-book.ts';
import {
  customerEmailMarketingSubscribe,
  customerEmailMarketingUnsubscribe,
  customerUpdate,
} from './change-customer.ts';
import { SUBSCRIPTION_CHANGES } from './change-subscription.ts';
import {
  type AccountAddress,
  type AccountCustomer,
  ownCustomer,
  toAccountAddress,
  toAccountCustomer,
} from './customer.ts';
import { findOwnOrder, ordersOf } from './find-orders.ts';
import { returnable } from './line-item.ts';
import { metafieldsDelete, metafieldsSet, readMetafield } from './metafields.ts';
import type { AccountFulfillment, AccountOrder, AccountReturn } from './order.ts';
import { orderRequestReturn } from './request-return.ts';
import { ownSubscription, SUBSCRIPTION_FIELDS, subscriptionsOf } from './subscriptions.ts';

interface Identifiers {
  readonly identifiers: readonly MetafieldName[];
}

export const ACCOUNT_RESOLVERS: ResolverMap = {
  QueryRoot: {
    customer: (_, _args, context) =>
      toAccountCustomer(ownCustomer(context.store.read, context), context),
    order: (_, { id }: { readonly id: string }, context) =>
      findOwnOrder(ownCustomer(context.store.read, context), id, context),
    shop: (_source, _args, { shop, origin }) => ({
      __typename: 'Shop',
      id: shop.id,
      name: shop.name,
      url: shopBaseUrl(origin, shop),
      myshopifyDomain: new URL(shopBaseUrl(origin, shop)).host,
    }),
  },
  Mutation: rootFields({
    customerUpdate,
    customerAddressCreate,
    customerAddressUpdate,
    customerAddressDelete,
    customerEmailMarketingSubscribe,
    customerEmailMarketingUnsubscribe,
    metafieldsSet,
    metafieldsDelete,
    orderRequestReturn,
    ...SUBSCRIPTION_CHANGES,
  }),
  Customer: {
    addresses: (
      { customer }: AccountCustomer,
      args: ListArguments & { readonly skipDefault?: boolean | null },
      { store },
    ) =>
      pageOf(
        listAddresses(store.read, customer)
          .filter(({ id }) => args.skipDefault !== true || id !== customer.defaultAddressId)
          .map(toAccountAddress),
        args,
      ),
    defaultAddress({ customer }: AccountCustomer, _args, { store }) {
      const { defaultAddressId } = customer;
      const found =
        defaultAddressId === null ? null : findAddress(store.read, customer, defaultAddressId);
      return found === null ? null : toAccountAddress(found);
    },
    orders: ({ customer }: AccountCustomer, args: ListArguments, context) =>
      pageOf(ordersOf(customer, args, context), args),
    subscriptionContracts: ({ customer }: AccountCustomer, args: ListArguments, context) =>
      pageOf(subscriptionsOf(customer, args, context), args),
    subscriptionContract: (_: unknown, { id }: { readonly id: string }, context) =>
      ownSubscription(context.store.read, context, id),
    metafield: ({ customer }: AccountCustomer, name: MetafieldName, context) =>
      readMetafield(customer, name, context),
    metafields: ({ customer }: AccountCustomer, { identifiers }: Identifiers, context) =>
      identifiers.map((name) => readMetafield(customer, name, context)),
  },
  CustomerAddress: {
    formatted: (address: AccountAddress, wish: Parameters<typeof formattedAddress>[1]) =>
      formattedAddress(address, wish),
  },
  Order: {
    metafield: () => null,
    metafields: (_: unknown, { identifiers }: Identifiers) => identifiers.map(() => null),
    customer: (_source, _args, context) =>
      toAccountCustomer(ownCustomer(context.store.read, context), context),
    lineItems: ({ lines }: AccountOrder, args: ListArguments) => pageOf(lines, args),
    fulfillments: ({ fulfillmentList }: AccountOrder, args: ListArguments) =>
      pageOf(fulfillmentList, args),
    discountApplications: ({ applications }: AccountOrder, args: ListArguments) =>
      pageByPosition(applications, args),
    returns: ({ returnList }: AccountOrder, args: ListArguments) => pageOf(returnList, args),
    subscriptionContracts: ({ order }: AccountOrder, args: ListArguments, context) =>
      pageOf(
        subscriptionsOf(ownCustomer(context.store.read, context), {}, context).filter(
          ({ contract }) => contract.orderId === order.id,
        ),
        args,
      ),
    returnInformation: (source: AccountOrder) => source,
  },
  OrderReturnInformation: {
    returnableLineItems: ({ lines, order }: AccountOrder, args: ListArguments, { store }) => {
      const returns = listReturns(store.read, order);
      const items = lines
        .map((lineItem) => ({ lineItem, quantity: returnable(lineItem, returns) }))
        .filter(({ quantity }) => quantity > 0);
      return pageByPosition(items, args);
    },
  },
  Fulfillment: {
    events: ({ eventList }: AccountFulfillment, args: ListArguments) => pageOf(eventList, args),
    fulfillmentLineItems: ({ lines }: AccountFulfillment, args: ListArguments) =>
      pageOf(lines, args),
  },
  Return: {
    returnLineItems: ({ lines }: AccountReturn, args: ListArguments) => pageOf(lines, args),
  },
  SubscriptionContract: SUBSCRIPTION_FIELDS,
  Image: {
    url: ({ plainUrl }: { readonly plainUrl: string }) => plainUrl,
    transformedSrc: ({ plainUrl }: { readonly plainUrl: string }) => plainUrl,
  },
};
