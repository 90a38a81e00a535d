import {
  connectionOf,
  formattedAreaOf,
  type GraphqlContext,
  gid,
  languageFor,
  type PageArguments,
  type ResolverMap,
  wireMoney,
} from '../../../protocol/index.ts';
import { brandTexts } from '../../../protocol/pages/index.ts';
import { deliverableAddress, type GraphqlCart, toGraphqlCartLine } from '../../cart/index.ts';
import { countryName } from '../../customers/index.ts';
import { CHECKOUT_MESSAGES } from '../messages/messages.ts';
import { type DeliveryMethod, deliveryMethods, deliveryTime } from '../rules/delivery.ts';

interface GraphqlDeliveryGroup {
  readonly id: string;
  readonly cart: GraphqlCart;
  readonly [field: string]: unknown;
}

/** Everything goes in one parcel, so a cart has one group at most: once it is known where to. */
export function deliveryGroupId(token: string): string {
  return `${gid('CartDeliveryGroup', 1)}?cart=${token}`;
}

function toGraphqlOption(
  { shop, brand, language }: GraphqlContext,
  { key, priceInMinorUnits }: DeliveryMethod,
) {
  const reader = { shop, language: languageFor(language.toLowerCase(), shop) };
  const texts = brandTexts(CHECKOUT_MESSAGES, reader, brand);
  return {
    code: key,
    handle: key,
    title: texts.methods[key],
    description: deliveryTime(shop.key, key, texts.deliveryTime),
    deliveryMethodType: 'SHIPPING',
    estimatedCost: wireMoney(priceInMinorUnits, shop.currencyCode),
  };
}

function groupsOf(cart: GraphqlCart, context: GraphqlContext): readonly GraphqlDeliveryGroup[] {
  const { cart: stored, priced, holdsKey } = cart.view;
  const kept = holdsKey ? deliverableAddress(stored.contents, context.shop) : null;
  if (kept === null || priced.lines.every(({ line }) => line.quantity === 0)) return [];
  const { address } = kept;
  const [name, country] = [
    [address.firstName, address.lastName].filter(Boolean).join(' ') || null,
    countryName(context.shop.countryCode),
  ];
  const options = deliveryMethods(context.shop.key, priced.totalInMinorUnits).map((method) =>
    toGraphqlOption(context, method),
  );
  const chosen = stored.contents.deliveryOption;
  return [
    {
      __typename: 'CartDeliveryGroup',
      id: deliveryGroupId(stored.token),
      cart,
      groupType: priced.lines.some(({ line }) => line.sellingPlanId === null)
        ? 'ONE_TIME_PURCHASE'
        : 'SUBSCRIPTION',
      deliveryAddress: {
        __typename: 'MailingAddress',
        ...address,
        id: `${gid('MailingAddress', kept.id)}?model_name=CartSelectableAddress`,
        name,
        province: address.provinceCode,
        country,
        countryCodeV2: address.countryCode,
        formattedArea: formattedAreaOf({ ...address, country }),
        latitude: null,
        longitude: null,
      },
      deliveryOptions: options,
      // The cheapest, until the buyer has chosen.
      selectedDeliveryOption: options.find(({ handle }) => handle === chosen) ?? options[0],
      discountAllocations: [],
    },
  ];
}

export const deliveryGroupResolvers: ResolverMap = {
  Cart: {
    deliveryGroups: (cart: GraphqlCart, args: PageArguments, context) =>
      connectionOf({
        items: groupsOf(cart, context),
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      }),
  },
  CartDeliveryGroup: {
    cartLines: ({ cart: { view } }: GraphqlDeliveryGroup, args: PageArguments, { shop }) =>
      connectionOf({
        items: view.priced.lines.map((line) => toGraphqlCartLine(line, view, shop)),
        args,
        keyOf: ({ priced: { line } }) => ({ lastId: line.id, lastValue: line.id }),
      }),
  },
};
