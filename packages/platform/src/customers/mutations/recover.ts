import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import { demandWriteScope } from '../access.ts';
import { sendLinkLetter } from '../mail/account-letter.ts';
import { tidyEmail } from '../rules/email.ts';
import type { CustomerProblem } from '../rules/problems.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';
import { attemptFromAddress, takeAttempts } from '../throttle.ts';
import { problemLists } from './payload.ts';

const TOO_MANY = 'Resetting password limit exceeded. Please try again later.';

const NOT_FOUND: CustomerProblem = {
  code: 'UNIDENTIFIED_CUSTOMER',
  field: ['email'],
  message: 'Could not find customer',
};

/** Tells who has an account, as Shopify does; a storefront must not. */
export async function customerRecover(
  context: GraphqlContext,
  { email: typed }: { readonly email: string },
) {
  demandWriteScope(context, 'customerRecover');
  const { shop, store } = context;
  const email = tidyEmail(typed);
  const ofAccount = { limit: 'mailToAccount', shop: shop.key, by: email } as const;
  const fromAddress = attemptFromAddress(context, 'recoverFromAddress');
  await takeAttempts(context, [ofAccount, fromAddress], TOO_MANY);
  return store.write((sql) => {
    const customer = findCustomer(sql, shop.key, { email });
    if (customer === null) return problemLists([NOT_FOUND]);
    if (customer.state === 'ENABLED') {
      sendLinkLetter(sql, context, customer, 'reset');
    } else {
      // There is no password to reset yet; the link lets them choose the first one.
      saveCustomer(sql, { ...customer, state: 'INVITED', updatedAt: wireDateTime(context.now()) });
      sendLinkLetter(sql, context, customer, 'activate');
    }
    return problemLists();
  });
}
