/** A stored cart, without prices: those are read from the catalogue each time. */
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

export interface Cart {
  readonly shop: string;
  readonly token: string;
  /** Secret in the cart's id: whoever holds it may read everything and change the cart. */
  readonly key: string;
  /** Secret in the checkout address, of its own so that sharing a checkout link does not share the id. */
  readonly checkoutKey: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly completedAt: string | null;
  readonly contents: CartContents;
}

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
