import type {
  Activation,
  AddressAction,
  AddressProof,
  Login,
  PasswordReset,
  Registration,
} from '@lokke/domain/accounts';
import type { Address } from '@lokke/domain/addresses';
import type { HairProfile } from '@lokke/domain/consultation';
import type { Money } from '@lokke/domain/money';
import type { KeptRoutine } from '@lokke/domain/prescriptions';
import type { Wishlist } from '@lokke/domain/wishlist';
import type { ApiErrorCode } from '../errors.ts';
import type { Loaded } from './catalogue.ts';
import type { Customer, Invoice, Order, OrderDetails, OrderPage } from './customer.ts';
import type { SalonList } from './salons.ts';
import type { Subscription, SubscriptionChange } from './subscriptions.ts';

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

type AccountField =
  | 'firstName'
  | 'lastName'
  | 'acceptsMarketing'
  | 'password'
  | 'currentPassword'
  | 'email';

/** Absent and null fields stay as they are, except for the phone number, which null clears. */
export type AccountUpdate = {
  readonly [Name in AccountField]?:
    | (Name extends 'acceptsMarketing' ? boolean : string)
    | null
    | undefined;
} & {
  readonly phone?: string | null | undefined;
  /** Only forms have one; left out, it is not checked. */
  readonly confirmation?: string | undefined;
};

export interface AddressChange {
  readonly action: AddressAction;
  readonly address?: GivenAddress | null | undefined;
  /** Id of the changed one; none for a new one. */
  readonly id?: string | null | undefined;
}

/** Address fields of a form or body; absent ones stay as they are. */
export type GivenAddress = {
  readonly [Name in keyof CustomerAddressInput]?: CustomerAddressInput[Name] | undefined;
};

/** `country` is an ISO code; the market's own when it is left out. */
type CustomerAddressInput = Address & { readonly country?: string | null };

export interface OwnData {
  readonly customer: Customer;
  readonly orders: readonly Order[];
  /** Data that the storefront keeps for the customer; null where it cannot be read. */
  readonly wishlist: unknown;
  readonly salon: unknown;
  readonly hairProfile: HairProfile | null;
  readonly routine: KeptRoutine | null;
  /** Null where the platform has none, or they cannot be read. */
  readonly subscriptions: readonly Subscription[] | null;
  readonly storeCredit: readonly Money[];
}

/** False when reading failed, so that callers do not overwrite data they have not seen. */
export type ReadOutcome<Value> =
  | { readonly isRead: true; readonly value: Value }
  | { readonly isRead: false };

export interface SalonChoice {
  readonly salon: unknown;
  /** The salons of the market. */
  readonly listOf: () => Promise<Loaded<Pick<SalonList, 'byNumber'>>>;
}

/** An address that its owner has not proved yet. */
export interface MissingProof {
  readonly email: string;
  /** Tells whether it is a salon's, which makes its owner a salon customer. */
  readonly isSalon: boolean;
}

/** Somebody who came back from the shop's login pages. */
export interface Arrival {
  readonly email: string;
  /** Tells whether the account was made by this login. */
  readonly isNew: boolean;
  readonly destination: Destination;
}

/** Login at the shop's own pages. */
export interface ShopLogin {
  /** The address where it begins; `returnTo` as of `destination`. */
  readonly begin: (returnTo: string | null) => Promise<AccountOutcome<string>>;
  /** Takes the query with which the visitor comes back; then they are logged in. */
  readonly finish: (search: string) => Promise<AccountOutcome<null>>;
  /** Once after each login; null at any other time. */
  readonly arrive: () => Promise<Arrival | null>;
  /** Address of the page that changes the e-mail address and all else that cannot be changed here. */
  readonly profileUrl: string;
}

/** Orders that come again. */
export interface Subscriptions {
  /** Newest first. */
  readonly list: () => Promise<AccountOutcome<readonly Subscription[]>>;
  readonly change: (change: SubscriptionChange) => Promise<AccountOutcome<null>>;
}

/** The token of a body, which counts before the session's. */
type GivenToken = string | null | undefined;

/**
 * The customer accounts of one shop for one visitor, by the session of the request. The page handler sets changed
 * cookies, and keeps pages that read the session out of caches.
 */
export interface Accounts {
  /** Null where a visitor logs in by forms of ours; otherwise those are refused (409). */
  readonly shopLogin: ShopLogin | null;
  readonly visitor: () => Promise<AccountOutcome<Visitor>>;
  /** Login, registration, activation and reset leave the visitor logged in. */
  readonly login: (input: Login) => Promise<AccountOutcome<Visitor>>;
  readonly register: (input: Registration) => Promise<AccountOutcome<Visitor>>;
  readonly activate: (input: Activation) => Promise<AccountOutcome<Visitor>>;
  readonly resetPassword: (input: PasswordReset) => Promise<AccountOutcome<Visitor>>;
  /** The same response for known and unknown addresses. */
  readonly forgotPassword: (input: Pick<Login, 'email'>) => Promise<AccountOutcome<null>>;
  /** Address of the session's customer that nobody has proved yet; null where it is, or where none can tell. */
  readonly unprovedAddress: () => Promise<AccountOutcome<string | null>>;
  /** Sends the session's customer a letter that proves their address. */
  readonly sendProof: () => Promise<AccountOutcome<null>>;
  /** Proves the address by the link of a letter, and leaves the visitor logged in with all that they have typed. */
  readonly proveAddress: (input: AddressProof) => Promise<AccountOutcome<Visitor>>;
  /** The address where it goes on; null where it is done. */
  readonly logout: (token?: GivenToken) => Promise<AccountOutcome<string | null>>;
  /** `returnTo` comes from an address anyone may have made: only our own pages and the store's domain are followed. */
  readonly destination: (returnTo: string | null) => Promise<Destination>;
  /** A URL of the store that signs the owner of the e-mail in; null where making one fails (spec §8). */
  readonly signInAtStore: (input: {
    readonly email: string;
    readonly webUrl: string;
  }) => Promise<AccountOutcome<string | null>>;
  readonly customer: () => Promise<AccountOutcome<Customer>>;
  readonly updateAccount: (
    update: AccountUpdate,
    token?: GivenToken,
  ) => Promise<AccountOutcome<Visitor>>;
  readonly changeAddress: (
    change: AddressChange,
    token?: GivenToken,
  ) => Promise<AccountOutcome<null>>;
  /** Newest first; `after` is the `next` of the page before. */
  readonly orders: (after?: string | null) => Promise<AccountOutcome<OrderPage>>;
  /** Newest first, by number or product. */
  readonly findOrders: (query: string) => Promise<AccountOutcome<readonly Order[]>>;
  /** Finds an order by the number in `/account/orders/1001`; null when this customer has no such order. */
  readonly order: (orderNumber: number) => Promise<AccountOutcome<OrderDetails | null>>;
  /** Issues the invoice of an order when it is first asked for; null when this customer has no such order. */
  readonly invoice: (orderNumber: number) => Promise<AccountOutcome<Invoice | null>>;
  /** Asks the shop to take an order back; null where the platform takes no such requests. */
  readonly requestReturn: ((orderNumber: number) => Promise<AccountOutcome<null>>) | null;
  /** Null where the platform has none. */
  readonly subscriptions: Subscriptions | null;
  /** Store credit by currency, where it is more than nothing. */
  readonly storeCredit: () => Promise<readonly Money[]>;
  /** Wishlist and salon of the logged-in owner of the e-mail. */
  readonly readWishlist: (email: string) => Promise<AccountOutcome<ReadOutcome<Wishlist>>>;
  readonly writeWishlist: (
    email: string,
    productIds: readonly string[],
  ) => Promise<AccountOutcome<Wishlist>>;
  readonly readSalon: (email: string) => Promise<AccountOutcome<ReadOutcome<unknown>>>;
  /** Stores a salon of the market, or none; null when that failed (spec §8). */
  readonly writeSalon: (email: string, choice: SalonChoice) => Promise<AccountOutcome<unknown>>;
  /** Answers of the consultation that the customer chose to keep; null without them, or where they cannot be read. */
  readonly hairProfile: () => Promise<AccountOutcome<HairProfile | null>>;
  /** Null forgets it. */
  readonly keepHairProfile: (profile: HairProfile | null) => Promise<AccountOutcome<null>>;
  /** Routine of a salon that the customer chose to keep; null without one, or where it cannot be read. */
  readonly routine: () => Promise<AccountOutcome<KeptRoutine | null>>;
  /** Null forgets it. */
  readonly keepRoutine: (routine: KeptRoutine | null) => Promise<AccountOutcome<null>>;
  /** Everything that can be read of the visitor. */
  readonly ownData: () => Promise<AccountOutcome<OwnData>>;
  /** Null where the shop lets nobody erase an account from here. */
  readonly erase:
    | ((input: { readonly password?: string | undefined }) => Promise<AccountOutcome<null>>)
    | null;
  /** Tells whether erasing needs no new login first; where it needs a password, always. */
  readonly isLoginFresh: () => Promise<boolean>;
  /** End of this browser's login in ISO 8601; null without one. */
  readonly loginEndsAt: () => Promise<string | null>;
}
