import type { Activation, Login, PasswordReset, Registration } from '@lokke/domain/accounts';
import type { Address } from '@lokke/domain/addresses';
import type { ApiErrorCode } from '../errors.ts';
import type { Customer, Order, OrderPage } from './customer.ts';

export interface AccountError {
  readonly ok: false;
  readonly code: ApiErrorCode;
  /** The API's message (spec §5 and §8); a page in another language finds its own by the code. */
  readonly message: string;
  /** The invalid inputs, in the order of the form: the first gets the focus. */
  readonly fields: readonly string[];
  /** Set when there were too many attempts. */
  readonly retryAfterInSeconds?: number;
}

export type AccountOutcome<Value> = { readonly ok: true; readonly value: Value } | AccountError;

export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly email: string | null;
}

/** Redirect target after login: a path without locale, or the store's own domain. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'store'; readonly url: string };

export interface AccountUpdate {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly acceptsMarketing?: boolean | undefined;
  readonly password?: string | undefined;
  /** Only forms have one; left out, it is not checked. */
  readonly confirmation?: string | undefined;
}

type AddressChange =
  | { readonly action: 'CREATE'; readonly address: CustomerAddressInput }
  | { readonly action: 'UPDATE'; readonly address: CustomerAddressInput; readonly id: string }
  | { readonly action: 'DEFAULT_UPDATE' | 'DELETE'; readonly id: string };

/** `country` is an ISO code; the market's own when it is left out. */
export type CustomerAddressInput = Address & { readonly country?: string | null };

export interface OwnData {
  readonly customer: Customer;
  readonly orders: readonly Order[];
  /** What the storefront keeps for the customer; null where it cannot be read. */
  readonly wishlist: unknown;
  readonly salon: unknown;
}

/**
 * Account of one visitor in one market, by the session of the request. The page handler sets changed cookies, and
 * keeps pages that read the session out of caches.
 */
export interface AccountService {
  readonly visitor: () => Promise<AccountOutcome<Visitor>>;
  /** Login, registration, activation and reset leave the visitor logged in. */
  readonly login: (input: Login) => Promise<AccountOutcome<Visitor>>;
  readonly register: (input: Registration) => Promise<AccountOutcome<Visitor>>;
  readonly activate: (input: Activation) => Promise<AccountOutcome<Visitor>>;
  readonly resetPassword: (input: PasswordReset) => Promise<AccountOutcome<Visitor>>;
  /** The same response for known and unknown addresses. */
  readonly forgotPassword: (input: Pick<Login, 'email'>) => Promise<AccountOutcome<null>>;
  readonly logout: () => Promise<AccountOutcome<null>>;
  /** `returnTo` comes from an address anyone may have made: only our own pages and the store's domain are followed. */
  readonly destination: (returnTo: string | null) => Promise<Destination>;
  readonly customer: () => Promise<AccountOutcome<Customer>>;
  readonly updateAccount: (update: AccountUpdate) => Promise<AccountOutcome<Visitor>>;
  readonly changeAddress: (change: AddressChange) => Promise<AccountOutcome<null>>;
  /** Newest first; `after` is the `next` of the page before. */
  readonly orders: (after?: string | null) => Promise<AccountOutcome<OrderPage>>;
  /** Newest first, by number or product. */
  readonly findOrders: (query: string) => Promise<AccountOutcome<readonly Order[]>>;
  /** Everything that can be read of the visitor. */
  readonly ownData: () => Promise<AccountOutcome<OwnData>>;
  /** Null where the shop lets nobody erase an account from here. */
  readonly erase:
    | ((input: { readonly password?: string | undefined }) => Promise<AccountOutcome<null>>)
    | null;
  /** When this browser's login ends, in ISO 8601; null without one. */
  readonly loginEndsAt: () => Promise<string | null>;
  /** By the number in `/account/orders/1001`; null when this customer has no such order. */
  readonly order: (orderNumber: number) => Promise<AccountOutcome<Order | null>>;
}
