import { type GraphqlContext, wireDateTime, wireMoney } from '../../../protocol/index.ts';
import type { OrderAddress } from '../../orders/index.ts';
import { isReached } from '../../shipping/index.ts';
import { changeContract, confirmChange, placeOf } from '../../subscriptions/index.ts';
import { openSigned, sign } from '../signed.ts';
import { type AccountAddressInput, readAddressInput } from './address-book.ts';
import { ownCustomer } from './customer.ts';
import { type AccountSubscription, ownSubscription, toSubscription } from './subscriptions.ts';

interface OfContract {
  readonly subscriptionContractId: string;
}

interface Asking extends OfContract {
  readonly address?: AccountAddressInput | null;
}

interface Choosing extends OfContract {
  readonly subscriptionDeliveryOptionsResultToken: string;
  readonly deliveryMethodInput: {
    readonly shipping?: { readonly shippingAddress?: AccountAddressInput | null } | null;
  };
}

const unknownContract = {
  code: 'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST',
  message: 'Subscription contract does not exist.',
  field: ['subscriptionContractId'],
};

/** Null for an address that no parcel of the shop goes to. */
function parcelAddress(
  context: GraphqlContext,
  input: AccountAddressInput | null | undefined,
): OrderAddress | null {
  const customer = ownCustomer(context.store.read, context);
  const reading = readAddressInput(input ?? {}, customer, context);
  if (reading.kind === 'invalid') return null;
  const { company: _, phone: __, provinceCode, province, ...lines } = reading.contents;
  const { countryCode, address1, city, zip } = lines;
  if (countryCode !== context.shop.countryCode || address1 === null || city === null) return null;
  if (!isReached(context.shop.key, zip)) return null;
  return {
    ...lines,
    firstName: lines.firstName ?? '',
    lastName: lines.lastName ?? '',
    address1,
    city,
    regionCode: provinceCode,
    regionName: province,
  };
}

/** Text that a token stands for: what was offered for one address goes to no other. */
const signedText = ({ id }: AccountSubscription, address: OrderAddress) =>
  JSON.stringify([id, address]);

export const SUBSCRIPTION_DELIVERY = {
  subscriptionContractFetchDeliveryOptions(
    context: GraphqlContext,
    { subscriptionContractId: id, address: input }: Asking,
  ) {
    const found = ownSubscription(context.store.read, context, id);
    if (found === null) return { deliveryOptionsResult: null, userErrors: [unknownContract] };
    const address = parcelAddress(context, input);
    const { title, priceInMinorUnits } = found.order.contents.delivery;
    const option = {
      __typename: 'SubscriptionShippingOption',
      title,
      presentmentTitle: title,
      code: title,
      description: null,
      phoneRequired: false,
      price: wireMoney(priceInMinorUnits, found.order.currencyCode),
    };
    const deliveryOptionsResult =
      address === null
        ? {
            __typename: 'SubscriptionDeliveryOptionsResultFailure',
            message: 'There is no delivery to this address.',
          }
        : {
            __typename: 'SubscriptionDeliveryOptionsResultSuccess',
            deliveryOptions: [option],
            token: sign(context.shop, 'delivery', signedText(found, address)),
          };
    return { deliveryOptionsResult, userErrors: [] };
  },
  subscriptionContractSelectDeliveryMethod: (
    context: GraphqlContext,
    {
      subscriptionContractId: id,
      subscriptionDeliveryOptionsResultToken: token,
      deliveryMethodInput: { shipping },
    }: Choosing,
  ) =>
    context.store.write((sql) => {
      const found = ownSubscription(sql, context, id);
      if (found === null) return { contract: null, userErrors: [unknownContract] };
      const address = parcelAddress(context, shipping?.shippingAddress);
      const offered = openSigned(context.shop, 'delivery', token);
      if (address === null || offered !== signedText(found, address)) {
        const field = ['subscriptionDeliveryOptionsResultToken'];
        const message = 'Delivery options result token is invalid.';
        return { contract: null, userErrors: [{ code: 'INVALID', message, field }] };
      }
      const { contract, order } = found;
      const updatedAt = wireDateTime(context.now());
      const changed = changeContract(sql, contract, { address, updatedAt });
      if (placeOf(address) !== placeOf(contract.address ?? order.contents.address)) {
        confirmChange(sql, context, changed, order, { kind: 'address' });
      }
      return { contract: toSubscription(changed, order, context), userErrors: [] };
    }),
};
