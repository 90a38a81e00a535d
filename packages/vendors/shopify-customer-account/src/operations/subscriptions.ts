import { mutation, query } from '../client/operation.ts';

/** Newest first, up to 50, each with the orders that come next. */
export const customerSubscriptions = query(
  'CustomerSubscriptions',
  `
query CustomerSubscriptions($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
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
}
`,
  [],
  (data) => data.customer.subscriptionContracts.nodes,
);

export const subscriptionPause = mutation(
  'SubscriptionPause',
  `
mutation SubscriptionPause($id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  subscriptionContractPause(subscriptionContractId: $id) { userErrors { code field message } }
}
`,
  (data) => data.subscriptionContractPause,
);

export const subscriptionActivate = mutation(
  'SubscriptionActivate',
  `
mutation SubscriptionActivate($id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  subscriptionContractActivate(subscriptionContractId: $id) { userErrors { code field message } }
}
`,
  (data) => data.subscriptionContractActivate,
);

export const subscriptionCancel = mutation(
  'SubscriptionCancel',
  `
mutation SubscriptionCancel($id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  subscriptionContractCancel(subscriptionContractId: $id) { userErrors { code field message } }
}
`,
  (data) => data.subscriptionContractCancel,
);

export const billingCycleSkip = mutation(
  'BillingCycleSkip',
  `
mutation BillingCycleSkip($cycle: SubscriptionBillingCycleInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  subscriptionBillingCycleSkip(billingCycleInput: $cycle) { userErrors { code field message } }
}
`,
  (data) => data.subscriptionBillingCycleSkip,
);

export const billingCycleUnskip = mutation(
  'BillingCycleUnskip',
  `
mutation BillingCycleUnskip($cycle: SubscriptionBillingCycleInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  subscriptionBillingCycleUnskip(billingCycleInput: $cycle) { userErrors { code field message } }
}
`,
  (data) => data.subscriptionBillingCycleUnskip,
);
