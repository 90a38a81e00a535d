import { customerRequestDataErasure } from '@lokke/shopify-admin';
import { fail, succeed } from '../account-result.ts';
import { logFailure } from '../customer-data.ts';
import { provePassword } from './login.ts';
import { identify, type Method } from './session.ts';

/** Asks the shop to erase the account (GDPR, art. 17), after its password: a browser left open erases nothing. */
export const eraseAccount: Method<'erase'> = async (source, { password }) => {
  const identified = await identify(source);
  if (!identified.ok) return identified;
  if (identified.value === null) return fail('notLoggedIn');
  if (source.admin === null) return fail('platformFailed');
  const { customerId, email } = identified.value;
  const proved = await provePassword(source, { email, password }, 'password');
  if (!proved.ok) return proved;
  const result = await customerRequestDataErasure(source.admin, { customerId });
  if (!result.ok) {
    logFailure(source, 'request erasure', result.failure);
    return fail('platformFailed');
  }
  source.session.end();
  return succeed(null);
};
