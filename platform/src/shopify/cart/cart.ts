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
  /** The line that this one is an extra of, such as the engraving of a brush. */
  readonly parentId?: string;
}

export interface CartBuyerIdentity {
  readonly countryCode: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly customerId: string | null;
}

export interface CartMetafield {
  readonly number: number;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface PostalAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly provinceCode: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
}

/** An address that the buyer may choose at the checkout. */
export interface SelectableAddress {
  readonly id: string;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
  readonly address: PostalAddress;
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
  readonly metafields: readonly CartMetafield[];
  /** Missing in carts that were never given any. */
  readonly deliveryAddresses?: readonly SelectableAddress[];
  /** Delivery method that the storefront chose. */
  readonly deliveryOption?: string;
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
  metafields: [],
};
