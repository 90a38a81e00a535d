import { type Customer, customerGid, displayName } from '../customer.ts';
import type { CustomerUserError } from '../rules/user-errors.ts';

/**
 * A customer as the storefronts' API answers. Without the token of the customer only what a cart may
 * show of its buyer can be asked: no addresses, no orders, no metafields.
 */
export function toGraphqlCustomer(customer: Customer, accessToken: string | null) {
  return {
    __typename: 'Customer' as const,
    customer,
    accessToken,
    id: customerGid(customer),
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    displayName: displayName(customer),
    phone: customer.phone,
    acceptsMarketing: customer.acceptsMarketing,
    tags: customer.tags,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
    // The legacy checkout is not served, so nobody left one unfinished.
    lastIncompleteCheckout: null,
    avatarUrl: null,
    socialLoginProvider: null,
  };
}

export type GraphqlCustomer = ReturnType<typeof toGraphqlCustomer> & {
  /** Who has just registered has no token yet, and no order. */
  readonly isNew?: boolean;
};

/** The lists that all payloads of customer mutations have; `userErrors` is the older one. */
export function problemLists(problems: readonly CustomerUserError[] = []) {
  return {
    customerUserErrors: problems.map((problem) => ({
      __typename: 'CustomerUserError',
      ...problem,
    })),
    userErrors: problems.map(({ code, field, message }) => ({
      __typename: 'UserError',
      // Of a token the older list does not say where it stood.
      field: code === 'TOKEN_INVALID' ? null : field,
      message,
    })),
  };
}
