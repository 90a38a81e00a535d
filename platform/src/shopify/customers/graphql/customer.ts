import { type Customer, customerGid, displayName } from '../customer.ts';
import type { CustomerUserError } from '../rules/user-errors.ts';

/** Facts of a customer that the Storefront and the Admin API name alike. */
export function customerFacts(customer: Customer) {
  return {
    __typename: 'Customer' as const,
    customer,
    id: customerGid(customer),
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    displayName: displayName(customer),
    phone: customer.phone,
    tags: customer.tags,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
  };
}

/**
 * Converts a customer for the storefronts' API. Without the token of the customer only what a cart may
 * show of its buyer can be asked: no addresses, no orders, no metafields.
 */
export function toGraphqlCustomer(customer: Customer, accessToken: string | null) {
  return {
    ...customerFacts(customer),
    accessToken,
    acceptsMarketing: customer.acceptsMarketing,
    // The legacy checkout is not served, so nobody left one unfinished.
    lastIncompleteCheckout: null,
    avatarUrl: null,
    socialLoginProvider: null,
  };
}

export type GraphqlCustomer = ReturnType<typeof toGraphqlCustomer> & {
  /** True right after registering: there is no token yet, and no order. */
  readonly isNew?: boolean;
};

/** Makes the lists that all payloads of customer mutations have; `userErrors` is the older one. */
export function problemLists(problems: readonly CustomerUserError[] = []) {
  return {
    customerUserErrors: problems.map((problem) => ({
      __typename: 'CustomerUserError',
      ...problem,
    })),
    userErrors: problems.map(({ code, field, message }) => ({
      __typename: 'UserError',
      // The older list does not say where a token stood.
      field: code === 'TOKEN_INVALID' ? null : field,
      message,
    })),
  };
}
