import type {
  AccountOutcome,
  Accounts,
  OrderPage,
  ReadOutcome,
  Visitor,
} from '@lokke/contract/ports';
import { fail, succeed } from './account-result.ts';

export interface Identity {
  readonly customerId: string;
  readonly email: string;
}

/** Differences between the kinds of accounts that a shop may have; create-accounts.ts holds what they share. */
export interface AccountBackend
  extends Pick<
    Accounts,
    | 'login'
    | 'shopLogin'
    | 'register'
    | 'activate'
    | 'resetPassword'
    | 'forgotPassword'
    | 'proveAddress'
    | 'logout'
    | 'customer'
    | 'updateAccount'
    | 'changeAddress'
    | 'erase'
    | 'isLoginFresh'
    | 'loginEndsAt'
    | 'requestReturn'
    | 'subscriptions'
    | 'storeCredit'
  > {
  /** Identifies the session's customer at the platform; null for nobody. */
  readonly identify: () => Promise<AccountOutcome<Identity | null>>;
  /** Newest first. */
  readonly orders: (after: string | null) => Promise<AccountOutcome<OrderPage>>;
  /** Tells whether the customer's address was proved by a letter. */
  readonly isEmailProved: (owner: Identity) => Promise<AccountOutcome<boolean>>;
  /**
   * Gives the cart to the session's customer, so that its order appears in their history. Answers true for one of
   * a customer who is logged out here, whose name and address nobody else is to find at the checkout.
   */
  readonly assignCart: (cart: SeenCart) => Promise<boolean>;
  /** The checkout's address, with the wish to be logged in there where the shop has one. */
  readonly checkoutUrl: (address: string) => Promise<string>;
  /** Metafields of the customer in our namespace, parsed. */
  readonly readMetafield: (owner: Identity, key: string) => Promise<ReadOutcome<unknown>>;
  readonly writeMetafield: (owner: Identity, key: string, value: unknown) => Promise<boolean>;
  /** An address of the store that signs the customer in on the way; null where making it throws (spec §8). */
  readonly signInUrl: (owner: Identity, address: string) => string | null;
}

interface SeenCart {
  readonly id: string;
  /** The cart's current customer, if known. */
  readonly customerEmail: string | null;
}

export const NOBODY: Visitor = { isLoggedIn: false, email: null };

type Identifying = Pick<AccountBackend, 'identify'>;

export async function visitor(backend: Identifying): Promise<AccountOutcome<Visitor>> {
  const identified = await backend.identify();
  if (!identified.ok) return identified;
  return succeed(
    identified.value === null ? NOBODY : { isLoggedIn: true, email: identified.value.email },
  );
}

/** Requires a logged-in customer. */
export async function requireIdentity(backend: Identifying): Promise<AccountOutcome<Identity>> {
  const identified = await backend.identify();
  if (!identified.ok) return identified;
  return identified.value === null ? fail('notLoggedIn') : succeed(identified.value);
}
