import { setTimeout as sleep } from 'node:timers/promises';
import type { SubscriptionChange } from '@lokke/contract/ports';
import { fail, type Result } from '@lokke/http-client';
import {
  type AddressPartsFragment,
  type CustomerAccountClient,
  type CustomerAddressInput,
  customer,
  type OperationFailure,
  subscriptionDelivery,
  subscriptionDeliveryOptions,
} from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import type { HostedContext } from './hosted-context.ts';

export type Answer<Value> = Promise<Result<Value, OperationFailure>>;

export const REFUSED = fail({ kind: 'userErrors', userErrors: [] } as const);

/** Times that the shop is asked how it delivers to an address, while it still looks. */
const QUESTIONS = 5;
const PAUSE_IN_MS = 400;

/** Has the shop find out how it delivers to an address of the customer's book, and do so from now on. */
export async function sendTo(
  client: CustomerAccountClient,
  { id, addressId }: Pick<SubscriptionChange, 'id' | 'addressId'>,
  source: HostedContext,
): Answer<null> {
  const here = inContext(source);
  const { wait = sleep } = source;
  const found = await customer(client, here);
  if (!found.ok) return found;
  const address = found.value.addresses.nodes.find((one) => one.id === addressId);
  if (address === undefined) return REFUSED;
  const ofContract = { ...here, id, address: inputOf(address) };
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    if (asked > 0) await wait(PAUSE_IN_MS);
    const options = await subscriptionDeliveryOptions(client, ofContract);
    if (!options.ok) return options;
    if (options.value === null) continue;
    if (!('token' in options.value)) return REFUSED;
    return subscriptionDelivery(client, { ...ofContract, token: options.value.token });
  }
  return REFUSED;
}

function inputOf(address: AddressPartsFragment): CustomerAddressInput {
  const { firstName, lastName, company, address1, address2, zip, city } = address;
  const { zoneCode, territoryCode, phoneNumber } = address;
  return {
    ...{ firstName, lastName, company, address1, address2, zip, city },
    ...{ zoneCode, territoryCode, phoneNumber },
  };
}
