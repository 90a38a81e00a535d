import type { AccountOutcome, OwnData } from '@lokke/contract/ports';
import { customerRequestDataErasure } from '@lokke/shopify-admin';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { logFailure, readSalon, readWishlist } from './customer-metafields.ts';
import { requireIdentity } from './identify.ts';
import { login } from './login.ts';
import { readCustomer } from './read-customer.ts';
import { readAllOrders } from './read-orders.ts';

/** A copy of one's data (GDPR, art. 15 and 20), of what the shop lets its storefront read. */
export async function readOwnData(source: AccountContext): Promise<AccountOutcome<OwnData>> {
  const customer = await readCustomer(source);
  if (!customer.ok) return customer;
  const { email } = customer.value;
  const [orders, wishlist, salon] = await Promise.all([
    readAllOrders(source),
    readWishlist(source, email),
    readSalon(source, email),
  ]);
  if (!orders.ok) return orders;
  return succeed({
    customer: customer.value,
    orders: orders.value,
    wishlist: wishlist.ok ? wishlist.value : null,
    salon: salon.ok ? salon.value : null,
  });
}

/** Asks the shop to erase the account (GDPR, art. 17), after its password: a browser left open erases nothing. */
export async function eraseAccount(
  source: AccountContext,
  { password }: { readonly password?: string | undefined },
): Promise<AccountOutcome<null>> {
  const identified = await requireIdentity(source);
  if (!identified.ok) return identified;
  if (source.admin === null) return fail('platformFailed');
  const { customerId, email } = identified.value;
  if ((password ?? '') === '') return fail('loginFailed', { fields: ['password'] });
  const proved = await login(source, { email, password });
  if (!proved.ok) return { ...proved, fields: ['password'] };
  const result = await customerRequestDataErasure(source.admin, customerId);
  if (!result.ok) {
    logFailure(source, 'request erasure', result.failure);
    return fail('platformFailed');
  }
  source.session.end();
  return succeed(null);
}
