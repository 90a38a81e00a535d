import type { Checkout, FormFields } from '../checkout/index.ts';
import type { AccountOutcome } from './accounts.ts';

/** The cart of a visitor without scripts, remembered in a cookie. */
export interface VisitorCart {
  /** Null when there is none, or it was bought. */
  readonly read: () => Promise<AccountOutcome<Checkout | null>>;
  /** Changes the cart as a form says; the first product makes it. */
  readonly change: (fields: FormFields) => Promise<AccountOutcome<null>>;
  /** Makes a cart of its own with these items and codes, and leaves the visitor's alone; the address of its checkout. */
  readonly checkOut: (
    items: readonly { readonly variantId: string; readonly quantity: number }[],
    codes: readonly string[],
  ) => Promise<AccountOutcome<string>>;
}
