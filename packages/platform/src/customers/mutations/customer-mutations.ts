import type { GraphqlContext } from '../../graphql/index.ts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
} from './address-book.ts';
import { customerCreate } from './create-customer.ts';
import {
  customerAccessTokenCreate,
  customerAccessTokenDelete,
  customerAccessTokenRenew,
} from './log-in.ts';
import { customerRecover } from './recover.ts';
import { customerUpdate } from './update-customer.ts';
import {
  customerActivate,
  customerActivateByUrl,
  customerReset,
  customerResetByUrl,
} from './use-link.ts';

/** A field of the schema from a function over its arguments. */
function mutation<Arguments>(run: (context: GraphqlContext, args: Arguments) => unknown) {
  return (_: unknown, args: Arguments, context: GraphqlContext) => run(context, args);
}

export const CUSTOMER_MUTATIONS = {
  customerCreate: mutation(customerCreate),
  customerActivate: mutation(customerActivate),
  customerActivateByUrl: mutation(customerActivateByUrl),
  customerAccessTokenCreate: mutation(customerAccessTokenCreate),
  customerAccessTokenDelete: mutation(customerAccessTokenDelete),
  customerAccessTokenRenew: mutation(customerAccessTokenRenew),
  customerRecover: mutation(customerRecover),
  customerReset: mutation(customerReset),
  customerResetByUrl: mutation(customerResetByUrl),
  customerUpdate: mutation(customerUpdate),
  customerAddressCreate: mutation(customerAddressCreate),
  customerAddressUpdate: mutation(customerAddressUpdate),
  customerAddressDelete: mutation(customerAddressDelete),
  customerDefaultAddressUpdate: mutation(customerDefaultAddressUpdate),
};
