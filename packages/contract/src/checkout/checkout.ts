import * as v from 'valibot';

const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() });

const discountAllocationsSchema = v.array(
  v.object({
    discountedAmount: moneySchema,
    title: v.nullable(v.string()),
    code: v.nullable(v.string()),
  }),
);

const imageSchema = v.object({
  url: v.string(),
  altText: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});

export const checkoutMerchandiseSchema = v.object({
  id: v.string(),
  title: v.string(),
  sku: v.nullable(v.string()),
  availableForSale: v.boolean(),
  quantityAvailable: v.nullable(v.number()),
  /** False for goods that no parcel brings; absent for all else. */
  requiresShipping: v.optional(v.literal(false)),
  /** Marks what comes by e-mail instead. */
  isGiftCard: v.optional(v.literal(true)),
  /** Units that this buyer takes together; absent for what is sold by the piece. */
  caseQuantity: v.optional(v.number()),
  priceV2: moneySchema,
  compareAtPriceV2: v.nullable(moneySchema),
  image: v.nullable(imageSchema),
  selectedOptions: v.array(v.object({ name: v.string(), value: v.string() })),
  product: v.object({
    id: v.string(),
    handle: v.string(),
    title: v.string(),
    productType: v.string(),
    // Carts that a browser remembers from before do not have it.
    vendor: v.optional(v.string(), ''),
    tags: v.array(v.string()),
    collections: v.object({
      edges: v.array(
        v.object({ node: v.object({ id: v.string(), handle: v.string(), title: v.string() }) }),
      ),
    }),
  }),
});

const checkoutLineSchema = v.object({
  id: v.string(),
  quantity: v.number(),
  sellingPlanId: v.nullable(v.string()),
  sellingPlanName: v.nullable(v.string()),
  attributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
  cost: v.object({
    amountPerQuantity: moneySchema,
    compareAtAmountPerQuantity: v.nullable(moneySchema),
    subtotalAmount: moneySchema,
    totalAmount: moneySchema,
  }),
  discountAllocations: discountAllocationsSchema,
  /** Changes of the line that the shop allows; absent where its version does not say. */
  instructions: v.optional(v.object({ canRemove: v.boolean(), canUpdateQuantity: v.boolean() })),
  // null: deleted from the shop; the cart is created anew without it (spec §4)
  merchandise: v.nullable(checkoutMerchandiseSchema),
});

const giftCardSchema = v.object({
  id: v.string(),
  lastCharacters: v.string(),
  amountUsed: moneySchema,
});

/** The platform's cart in our API (spec §7); completedAt is null, as a completed cart no longer exists. */
export const checkoutSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  completedAt: v.nullable(v.string()),
  checkoutUrl: v.string(),
  totalQuantity: v.number(),
  /** Salon that earns on this cart. */
  salonNo: v.nullable(v.string()),
  buyerIdentity: v.object({
    countryCode: v.nullable(v.string()),
    /** True for the cart of a customer who is logged out here. */
    isLeft: v.optional(v.boolean()),
  }),
  /** The total is after discounts, and before gift cards. */
  cost: v.object({ subtotalAmount: moneySchema, totalAmount: moneySchema }),
  discountCodes: v.array(v.object({ code: v.string(), applicable: v.boolean() })),
  discountAllocations: discountAllocationsSchema,
  /** Each discount once with all that it takes off the goods; absent where a shop's version tells it by allocations alone. */
  savings: v.optional(discountAllocationsSchema),
  /** Gift cards that pay a part of the total; absent where a shop's version knows none in a cart. */
  giftCards: v.optional(v.array(giftCardSchema)),
  /** Remarks of the shop about the change just made, by code; `target` is a line or the cart. */
  warnings: v.optional(v.array(v.object({ code: v.string(), target: v.string() })), []),
  lines: v.object({ edges: v.array(v.object({ node: checkoutLineSchema })) }),
});

export const checkoutResponseSchema = v.object({ data: checkoutSchema });

export type Checkout = v.InferOutput<typeof checkoutSchema>;
export type CheckoutLine = v.InferOutput<typeof checkoutLineSchema>;
export type CheckoutMerchandise = v.InferOutput<typeof checkoutMerchandiseSchema>;
