import { mutationPayload, succeed } from '@lokke/http-client';
import { command, mutation, query } from '../client/operation.ts';

/** Newest first, up to 50, each with the orders that come next. */
export const customerSubscriptions = query(
  'CustomerSubscriptions',
  (data) => data.customer.subscriptionContracts.nodes,
);

export const subscriptionPause = command(
  'SubscriptionPause',
  (data) => data.subscriptionContractPause,
);

export const subscriptionActivate = command(
  'SubscriptionActivate',
  (data) => data.subscriptionContractActivate,
);

export const subscriptionCancel = command(
  'SubscriptionCancel',
  (data) => data.subscriptionContractCancel,
);

export const billingCycleSkip = command(
  'BillingCycleSkip',
  (data) => data.subscriptionBillingCycleSkip,
);

export const billingCycleUnskip = command(
  'BillingCycleUnskip',
  (data) => data.subscriptionBillingCycleUnskip,
);

/** Asks what it would take to send a subscription to an address; null while the shop still looks. */
export const subscriptionDeliveryOptions = mutation('SubscriptionDeliveryOptions', (data) => {
  const payload = mutationPayload(data.subscriptionContractFetchDeliveryOptions);
  return payload.ok ? succeed(payload.value.deliveryOptionsResult) : payload;
});

export const subscriptionDelivery = command(
  'SubscriptionDelivery',
  (data) => data.subscriptionContractSelectDeliveryMethod,
);
