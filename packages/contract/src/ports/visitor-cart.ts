import type { CartPermalink } from '@lokke/domain/cart-permalink';
import type { Checkout, FormFields, LineItem } from '../checkout/index.ts';
import type { AccountOutcome } from './accounts.ts';

/** Answer of the waiting room: `waiting` in seconds, `unknown` a link that is not ours. */
export type Admission =
  | { readonly kind: 'admitted'; readonly checkoutUrl: string }
  | { readonly kind: 'waiting'; readonly seconds: number }
  | { readonly kind: 'unknown' };

/** The cart of a visitor without scripts, remembered in a cookie. */
export interface VisitorCart {
  /** Null when there is none, or it was bought. */
  readonly read: () => Promise<AccountOutcome<Checkout | null>>;
  /** Changes the cart as a form says; the first product makes it. */
  readonly change: (fields: FormFields) => Promise<AccountOutcome<null>>;
  /** Adds a prescription's products at once, for its salon where the market has it. */
  readonly addPrescription: (added: {
    readonly items: readonly LineItem[];
    /** Null for one that the account keeps. */
    readonly code: string | null;
    readonly salonNo: string | null;
  }) => Promise<AccountOutcome<null>>;
  /** Makes a cart of its own as a link says, which is the visitor's where it opens the cart; the address of its checkout. */
  readonly follow: (link: CartPermalink) => Promise<AccountOutcome<string>>;
}
