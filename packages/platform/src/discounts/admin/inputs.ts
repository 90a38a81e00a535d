/** The arguments of the mutations, as the schema has checked them. */

type Maybe<Value> = Value | null | undefined;
/** Numbers of 64 bits and decimals come as text or as a number. */
export type Numeric = string | number;

export interface ItemsInput {
  readonly all?: Maybe<boolean>;
  readonly products?: Maybe<{
    readonly productsToAdd?: Maybe<readonly string[]>;
    readonly productVariantsToAdd?: Maybe<readonly string[]>;
  }>;
  readonly collections?: Maybe<{ readonly add?: Maybe<readonly string[]> }>;
}

export interface EffectInput {
  readonly percentage?: Maybe<number>;
  readonly amount?: Maybe<Numeric>;
}

export interface GetsInput {
  readonly items?: Maybe<ItemsInput>;
  readonly value?: Maybe<{
    readonly discountOnQuantity?: Maybe<{
      readonly quantity?: Maybe<Numeric>;
      readonly effect?: Maybe<EffectInput>;
    }>;
    readonly percentage?: Maybe<number>;
    readonly discountAmount?: Maybe<{
      readonly amount?: Maybe<Numeric>;
      readonly appliesOnEachItem?: Maybe<boolean>;
    }>;
  }>;
  readonly appliesOnOneTimePurchase?: Maybe<boolean>;
  readonly appliesOnSubscription?: Maybe<boolean>;
}

export interface DiscountInput {
  readonly title?: Maybe<string>;
  readonly code?: Maybe<string>;
  readonly startsAt?: Maybe<string>;
  readonly endsAt?: Maybe<string>;
  readonly combinesWith?: Maybe<{
    readonly orderDiscounts?: Maybe<boolean>;
    readonly productDiscounts?: Maybe<boolean>;
    readonly shippingDiscounts?: Maybe<boolean>;
  }>;
  readonly customerGets?: Maybe<GetsInput>;
  readonly minimumRequirement?: Maybe<{
    readonly quantity?: Maybe<{ readonly greaterThanOrEqualToQuantity?: Maybe<Numeric> }>;
    readonly subtotal?: Maybe<{ readonly greaterThanOrEqualToSubtotal?: Maybe<Numeric> }>;
  }>;
  readonly customerBuys?: Maybe<{
    readonly items?: Maybe<ItemsInput>;
    readonly value?: Maybe<{
      readonly quantity?: Maybe<Numeric>;
      readonly amount?: Maybe<Numeric>;
    }>;
  }>;
  readonly usesPerOrderLimit?: Maybe<Numeric>;
  readonly customerSelection?: Maybe<{ readonly all?: Maybe<boolean> }>;
}
