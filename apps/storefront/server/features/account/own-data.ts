import type { AccountOutcome, Accounts, Order, OwnData } from '@lokke/contract/ports';
import { succeed } from './account-result.ts';

interface Readable
  extends Pick<
    Accounts,
    | 'customer'
    | 'readWishlist'
    | 'readSalon'
    | 'hairProfile'
    | 'routine'
    | 'subscriptions'
    | 'storeCredit'
  > {
  readonly allOrders: () => Promise<AccountOutcome<readonly Order[]>>;
}

/** A copy of one's data (GDPR, art. 15 and 20), of what the shop lets its storefront read. */
export async function readOwnData(accounts: Readable): Promise<AccountOutcome<OwnData>> {
  const customer = await accounts.customer();
  if (!customer.ok) return customer;
  const { email } = customer.value;
  const [orders, wishlist, salon, hairProfile, routine, subscriptions, storeCredit] =
    await Promise.all([
      accounts.allOrders(),
      accounts.readWishlist(email),
      accounts.readSalon(email),
      accounts.hairProfile(),
      accounts.routine(),
      accounts.subscriptions?.list() ?? null,
      accounts.storeCredit(),
    ]);
  if (!orders.ok) return orders;
  return succeed({
    customer: customer.value,
    orders: orders.value,
    wishlist: wishlist.ok ? wishlist.value : null,
    salon: salon.ok ? salon.value : null,
    hairProfile: hairProfile.ok ? hairProfile.value : null,
    routine: routine.ok ? routine.value : null,
    subscriptions: subscriptions?.ok ? subscriptions.value : null,
    storeCredit,
  });
}
