import { mutation, query } from '../client/operation.ts';

/** Newest first, up to 50, each with the orders that come next. */
export const customerSubscriptions = query('CustomerSubscriptions', {
  text: `
  customer {
    subscriptionContracts(first: 50, reverse: true) {
      nodes {
        id
        status
        deliveryPolicy { interval intervalCount { count } }
        lines(first: 25) {
          nodes { name quantity lineDiscountedPrice { amount currencyCode } }
        }
        upcomingBillingCycles(first: 5) {
          nodes { cycleIndex skipped billingAttemptExpectedDate }
        }
      }
    }
  }
`,
  select: (data) => data.customer.subscriptionContracts.nodes,
});

export const subscriptionPause = mutation('SubscriptionPause', {
  takes: '$id: ID!',
  text: `
  subscriptionContractPause(subscriptionContractId: $id) { userErrors { code field message } }
`,
  select: (data) => data.subscriptionContractPause,
});

export const subscriptionActivate = mutation('SubscriptionActivate', {
  takes: '$id: ID!',
  text: `
  subscriptionContractActivate(subscriptionContractId: $id) { userErrors { code field message } }
`,
  select: (data) => data.subscriptionContractActivate,
});

export const subscriptionCancel = mutation('SubscriptionCancel', {
  takes: '$id: ID!',
  text: `
  subscriptionContractCancel(subscriptionContractId: $id) { userErrors { code field message } }
`,
  select: (data) => data.subscriptionContractCancel,
});

export const billingCycleSkip = mutation('BillingCycleSkip', {
  takes: '$cycle: SubscriptionBillingCycleInput!',
  text: `
  subscriptionBillingCycleSkip(billingCycleInput: $cycle) { userErrors { code field message } }
`,
  select: (data) => data.subscriptionBillingCycleSkip,
});

export const billingCycleUnskip = mutation('BillingCycleUnskip', {
  takes: '$cycle: SubscriptionBillingCycleInput!',
  text: `
  subscriptionBillingCycleUnskip(billingCycleInput: $cycle) { userErrors { code field message } }
`,
  select: (data) => data.subscriptionBillingCycleUnskip,
});
