import { mutation, query } from '../client/operation.ts';

/** Newest first, up to 50, each with the orders that come next. */
export const customerSubscriptions = query(
  'CustomerSubscriptions',
  (data) => data.customer.subscriptionContracts.nodes,
);

export const subscriptionPause = mutation(
  'SubscriptionPause',
  (data) => data.subscriptionContractPause,
);

export const subscriptionActivate = mutation(
  'SubscriptionActivate',
  (data) => data.subscriptionContractActivate,
);

export const subscriptionCancel = mutation(
  'SubscriptionCancel',
  (data) => data.subscriptionContractCancel,
);

export const billingCycleSkip = mutation(
  'BillingCycleSkip',
  (data) => data.subscriptionBillingCycleSkip,
);

export const billingCycleUnskip = mutation(
  'BillingCycleUnskip',
  (data) => data.subscriptionBillingCycleUnskip,
);
