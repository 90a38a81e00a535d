import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AccountOutcome,
  Subscription,
  SubscriptionChange,
  Subscriptions,
} from '@lokke/contract/ports';
import { addressInOneLine } from '@lokke/domain/addresses';
import { addMoney, isCurrencyCode, parseMoney } from '@lokke/domain/money';
import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AddressPartsFragment,
  billingCycleSkip,
  billingCycleUnskip,
  type CustomerAccountClient,
  type CustomerAddressInput,
  type CustomerSubscriptionsQuery,
  customer,
  customerStoreCredit,
  customerSubscriptions,
  type OperationFailure,
  subscriptionActivate,
  subscriptionCancel,
  subscriptionDelivery,
  subscriptionDeliveryOptions,
  subscriptionPause,
} from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import * as outcome from '../account-result.ts';
import { causeOf, NOT_LOGGED_IN } from '../account-result.ts';
import type { HostedContext, Method } from './hosted-context.ts';
import { sizeOf } from './read-orders.ts';
import { withCustomer } from './with-customer.ts';

/** Subscriptions that a shop keeps from its storefronts count as missing; a login does not end by it. */
async function unlessDenied<Value>(answer: Answer<Value>, instead: Value): Answer<Value> {
  const result = await answer;
  return isDenied(result) ? succeed(instead) : result;
}

function isDenied(result: Awaited<Answer<unknown>>): boolean {
  return !result.ok && causeOf(result.failure) === 'notLoggedIn';
}

export function hostedSubscriptions(source: HostedContext): Subscriptions {
  return {
    async list(): Promise<AccountOutcome<readonly Subscription[]>> {
      const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
        unlessDenied(customerSubscriptions(client, inContext(source)), []),
      );
      return found.ok ? outcome.succeed(found.value.flatMap(mapSubscription)) : found;
    },
    change: (change) =>
      withCustomer(
        source,
        { errorCode: 'subscriptionNotChanged', isTrueOfOutage: false },
        async (client) => {
          const result = await send(client, change, source);
          return isDenied(result) ? REFUSED : result;
        },
      ),
  };
}

function send(
  client: CustomerAccountClient,
  { id, action, cycle, addressId }: SubscriptionChange,
  source: HostedContext,
): Answer<null> {
  const here = inContext(source);
  const ofCycle = { ...here, cycle: { contractId: id, selector: { index: cycle } } };
  switch (action) {
    case 'SKIP':
      return billingCycleSkip(client, ofCycle);
    case 'UNSKIP':
      return billingCycleUnskip(client, ofCycle);
    case 'PAUSE':
      return subscriptionPause(client, { ...here, id });
    case 'RESUME':
      return subscriptionActivate(client, { ...here, id });
    case 'ADDRESS':
      return sendTo(client, { id, addressId }, source);
    case 'CANCEL':
      return subscriptionCancel(client, { ...here, id });
  }
}

type Contract = CustomerSubscriptionsQuery['customer']['subscriptionContracts']['nodes'][number];

/** Nothing of a contract without lines: all that was in it is gone from the shop. */
function mapSubscription(contract: Contract): readonly Subscription[] {
  const { id, status, deliveryPolicy, deliveryMethod } = contract;
  const lines = contract.lines.nodes;
  const [first, ...others] = lines.map(({ lineDiscountedPrice }) =>
    parseMoney(lineDiscountedPrice),
  );
  if (first === undefined) return [];
  const cycles = status === 'ACTIVE' ? contract.upcomingBillingCycles.nodes : [];
  const place = cycles.findIndex(({ skipped }) => !skipped);
  const [next = null] = place === -1 ? [] : cycles.slice(place).map(mapCycle);
  return [
    {
      id,
      status,
      interval: {
        unit: deliveryPolicy.interval,
        count: deliveryPolicy.intervalCount?.count ?? 1,
      },
      lines: lines.map(({ title, variantTitle, quantity }) => ({
        title: [title, sizeOf(variantTitle)].filter(Boolean).join(', '),
        quantity,
      })),
      price: others.reduce(addMoney, first),
      address: lineOf(deliveryMethod),
      next,
      skipped: cycles.slice(0, place === -1 ? cycles.length : place).map(mapCycle),
    },
  ];
}

function lineOf(method: Contract['deliveryMethod']): string | null {
  if (method === null || !('address' in method)) return null;
  const { name, address1, address2, zip, city, provinceCode, countryCode } = method.address;
  return addressInOneLine({
    above: [name, address1, address2],
    postcode: zip,
    city: city ?? '',
    province: provinceCode,
    country: countryCode ?? '',
  });
}

function mapCycle(cycle: Contract['upcomingBillingCycles']['nodes'][number]) {
  return { number: cycle.cycleIndex, date: cycle.billingAttemptExpectedDate };
}

/** Balance in each currency in which there is any; the account works without it. */
export const storeCredit: Method<'storeCredit'> = async (source) => {
  const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
    unlessDenied(customerStoreCredit(client, inContext(source)), []),
  );
  if (!found.ok) return [];
  return found.value
    .filter(({ currencyCode }) => isCurrencyCode(currencyCode))
    .map(parseMoney)
    .filter(({ amountInMinorUnits }) => amountInMinorUnits > 0);
};

type Answer<Value> = Promise<Result<Value, OperationFailure>>;

const REFUSED = fail({ kind: 'userErrors', userErrors: [] } as const);

/** Times that the shop is asked how it delivers to an address, while it still looks. */
const QUESTIONS = 5;
const PAUSE_IN_MS = 400;

/** Has the shop find out how it delivers to an address of the customer's book, and do so from now on. */
async function sendTo(
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
    firstName,
    lastName,
    company,
    address1,
    address2,
    zip,
    city,
    zoneCode,
    territoryCode,
    phoneNumber,
  };
}
