import { type GraphqlContext, wireDateTime } from '../../../protocol/index.ts';
import { checkDetails, normaliseText, saveCustomer } from '../../customers/index.ts';
import { ownCustomer, toAccountCustomer, toEmailAddress } from './customer.ts';

interface NameInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** Changes names alone: the address is what somebody logs in with. */
export function customerUpdate(context: GraphqlContext, { input }: { readonly input: NameInput }) {
  const problems = checkDetails(input, ['input']);
  if (problems.length > 0) {
    const userErrors = problems.map((problem) => ({
      __typename: 'UserErrorsCustomerUserErrors',
      ...problem,
    }));
    return { customer: null, userErrors };
  }
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    const { firstName, lastName } = input;
    const changed = saveCustomer(sql, {
      ...customer,
      firstName: firstName === undefined ? customer.firstName : normaliseText(firstName),
      lastName: lastName === undefined ? customer.lastName : normaliseText(lastName),
      updatedAt: wireDateTime(context.now()),
    });
    return { customer: toAccountCustomer(changed, context), userErrors: [] };
  });
}

/** Subscribes to letters with news, or ends that. */
function setMarketing(context: GraphqlContext, acceptsMarketing: boolean) {
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    if (acceptsMarketing && customer.acceptsMarketing) {
      const error = {
        __typename: 'UserErrorsCustomerEmailMarketingUserErrors',
        code: 'CUSTOMER_ALREADY_SUBSCRIBED',
        field: null,
        message: 'Customer is already subscribed',
      };
      return { emailAddress: toEmailAddress(customer), userErrors: [error] };
    }
    const updatedAt = wireDateTime(context.now());
    const changed = saveCustomer(sql, { ...customer, acceptsMarketing, updatedAt });
    return { emailAddress: toEmailAddress(changed), userErrors: [] };
  });
}

export const customerEmailMarketingSubscribe = (context: GraphqlContext) =>
  setMarketing(context, true);

export const customerEmailMarketingUnsubscribe = (context: GraphqlContext) =>
  setMarketing(context, false);
