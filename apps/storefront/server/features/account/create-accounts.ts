import type { AccountOutcome, Accounts, Order, OwnData } from '@lokke/contract/ports';
import { hairProfileOf } from '@lokke/domain/consultation';
import { matchesOrder } from '@lokke/domain/orders';
import { keptRoutineOf } from '@lokke/domain/prescriptions';
import { type AccountBackend, requireIdentity, visitor } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { succeed } from './account-result.ts';
import {
  keep,
  readKept,
  readSalon,
  readWishlist,
  writeSalon,
  writeWishlist,
} from './customer-data.ts';
import { destination, signInAtStore } from './destination.ts';
import { readInvoice, readOrderWithPapers, withPapersOfAll } from './invoices.ts';
import { readAllOrders } from './orders.ts';
import { eraseAccount, updateAccount } from './update-account.ts';

/** The port, and what only other features of the server need of it. */
export interface VisitorAccounts
  extends Accounts,
    Pick<AccountBackend, 'identify' | 'isEmailProved' | 'assignCart' | 'checkoutUrl'> {
  readonly allOrders: (
    keeps?: (order: Order) => boolean,
    limit?: number,
  ) => Promise<AccountOutcome<readonly Order[]>>;
}

export function createAccounts(context: AccountContext, backend: AccountBackend): VisitorAccounts {
  const accounts: VisitorAccounts = {
    ...backend,
    visitor: () => visitor(backend),
    destination: (returnTo) => destination(context, backend, returnTo),
    signInAtStore: (input) => signInAtStore(context, backend, input),
    unprovedAddress: () => unprovedAddress(context, backend),
    async sendProof() {
      const owner = await requireIdentity(backend);
      return owner.ok ? backend.forgotPassword({ email: owner.value.email }) : owner;
    },
    updateAccount: (...changed) => updateAccount(context, backend, ...changed),
    erase: eraseAccount(context, backend),
    orders: (after) => backend.orders(after ?? null),
    findOrders: (query) => readAllOrders(backend.orders, (order) => matchesOrder(order, query)),
    order: (orderNumber) => readOrderWithPapers(context, backend, orderNumber),
    invoice: (orderNumber) => readInvoice(context, backend, orderNumber),
    allOrders: (keeps, limit) => readAllOrders(backend.orders, keeps, limit),
    readWishlist: (email) => readWishlist(context, backend, email),
    writeWishlist: (email, productIds) => writeWishlist(context, backend, { email, productIds }),
    readSalon: (email) => readSalon(context, backend, email),
    writeSalon: (email, choice) => writeSalon(context, backend, { ...choice, email }),
    hairProfile: () => readKept(context, backend, 'hair_profile', hairProfileOf),
    keepHairProfile: (profile) => keep(context, backend, 'hair_profile', hairProfileOf(profile)),
    routine: () => readKept(context, backend, 'routine', keptRoutineOf),
    keepRoutine: (routine) => keep(context, backend, 'routine', keptRoutineOf(routine)),
    ownData: () => readOwnData(accounts, (orders) => withPapersOfAll(context, backend, orders)),
  };
  return accounts;
}

/** A login at the shop's own pages proves an address, and without an Admin token nobody can tell. */
async function unprovedAddress(
  { admin }: AccountContext,
  backend: AccountBackend,
): Promise<AccountOutcome<string | null>> {
  if (admin === null || backend.shopLogin !== null) return succeed(null);
  const owner = await requireIdentity(backend);
  if (!owner.ok) return owner;
  const proof = await backend.isEmailProved(owner.value);
  return proof.ok ? succeed(proof.value ? null : owner.value.email) : proof;
}

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
async function readOwnData(
  accounts: Readable,
  withPapers: (orders: readonly Order[]) => Promise<readonly Order[]>,
): Promise<AccountOutcome<OwnData>> {
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
    orders: await withPapers(orders.value),
    wishlist: wishlist.ok ? wishlist.value : null,
    salon: salon.ok ? salon.value : null,
    hairProfile: hairProfile.ok ? hairProfile.value : null,
    routine: routine.ok ? routine.value : null,
    subscriptions: subscriptions?.ok ? subscriptions.value : null,
    storeCredit,
  });
}
