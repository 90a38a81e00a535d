import { column, defineTable, type RowOf } from '../../store/index.ts';

export interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

export interface CartLine {
  /** The bare uuid; the public id adds the type and the cart's token. */
  readonly id: string;
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  readonly sellingPlanId: string | null;
}

/** A line as it is asked for. */
export type LineRequest = Omit<CartLine, 'id'>;

export interface CartBuyerIdentity {
  readonly countryCode: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly customerId: string | null;
}

/** Part of a cart that a change may touch. */
export interface CartContents {
  readonly lines: readonly CartLine[];
  readonly attributes: readonly CartAttribute[];
  readonly note: string | null;
  readonly buyerIdentity: CartBuyerIdentity;
  readonly discountCodes: readonly string[];
  /** The cards' own numbers: a cart does not keep their codes. Carts of before have none. */
  readonly giftCardIds?: readonly number[];
}

export const CART_COLUMNS = {
  shop: column.text,
  token: column.text,
  /** Secret in the cart's id: whoever holds it may read everything and change the cart. */
  key: column.text,
  /** Secret in the checkout address, of its own so that sharing a checkout link does not share the id. */
  checkoutKey: column.text,
  createdAt: column.text,
  updatedAt: column.text,
  completedAt: column.optional(column.text),
  contents: column.json<CartContents>(),
};
export const CARTS = defineTable('carts', CART_COLUMNS);

/** A stored cart, without prices: those are read from the catalogue each time. */
export type Cart = RowOf<typeof CARTS>;

export const NOBODY: CartBuyerIdentity = {
  countryCode: null,
  email: null,
  phone: null,
  customerId: null,
};

export const EMPTY_CONTENTS: CartContents = {
  lines: [],
  attributes: [],
  note: null,
  buyerIdentity: NOBODY,
  discountCodes: [],
};
