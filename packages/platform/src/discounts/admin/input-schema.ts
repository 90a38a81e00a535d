const SHARED = `
  title: String
  startsAt: DateTime
  endsAt: DateTime
  combinesWith: DiscountCombinesWithInput
  customerGets: DiscountCustomerGetsInput
`;
const BASIC = '  minimumRequirement: DiscountMinimumRequirementInput\n';
const BUY_GET = `
  customerBuys: DiscountCustomerBuysInput
  usesPerOrderLimit: UnsignedInt64
`;
const CODE = `
  code: String
  customerSelection: DiscountCustomerSelectionInput
`;
const AUTOMATIC_PAYLOAD = `{
  automaticDiscountNode: DiscountAutomaticNode
  userErrors: [DiscountUserError!]!
}`;
const CODE_PAYLOAD = '{ codeDiscountNode: DiscountCodeNode userErrors: [DiscountUserError!]! }';

/** What makes and ends discounts. Fields that would be forgotten here are not in the schema. */
export const DISCOUNT_INPUT_SCHEMA = `
input DiscountCombinesWithInput {
  orderDiscounts: Boolean = false
  productDiscounts: Boolean = false
  shippingDiscounts: Boolean = false
}
input DiscountProductsInput { productsToAdd: [ID!] productVariantsToAdd: [ID!] }
input DiscountCollectionsInput { add: [ID!] }
input DiscountItemsInput {
  all: Boolean
  products: DiscountProductsInput
  collections: DiscountCollectionsInput
}
input DiscountCustomerBuysValueInput { quantity: UnsignedInt64 amount: Decimal }
input DiscountCustomerBuysInput { items: DiscountItemsInput value: DiscountCustomerBuysValueInput }
input DiscountEffectInput { percentage: Float amount: Decimal }
input DiscountOnQuantityInput { quantity: UnsignedInt64 effect: DiscountEffectInput }
input DiscountAmountInput { amount: Decimal appliesOnEachItem: Boolean }
input DiscountCustomerGetsValueInput {
  discountOnQuantity: DiscountOnQuantityInput
  percentage: Float
  discountAmount: DiscountAmountInput
}
input DiscountCustomerGetsInput {
  items: DiscountItemsInput
  value: DiscountCustomerGetsValueInput
  appliesOnOneTimePurchase: Boolean
  appliesOnSubscription: Boolean
}
input DiscountMinimumQuantityInput { greaterThanOrEqualToQuantity: UnsignedInt64 }
input DiscountMinimumSubtotalInput { greaterThanOrEqualToSubtotal: Decimal }
input DiscountMinimumRequirementInput {
  quantity: DiscountMinimumQuantityInput
  subtotal: DiscountMinimumSubtotalInput
}
input DiscountCustomerSelectionInput { all: Boolean }

input DiscountAutomaticBasicInput {${SHARED}${BASIC}}
input DiscountAutomaticBxgyInput {${SHARED}${BUY_GET}}
input DiscountCodeBasicInput {${SHARED}${BASIC}${CODE}}
input DiscountCodeBxgyInput {${SHARED}${BUY_GET}${CODE}}

enum DiscountErrorCode { BLANK INVALID TAKEN }
type DiscountUserError implements DisplayableError {
  code: DiscountErrorCode
  extraInfo: String
  field: [String!]
  message: String!
}

type DiscountAutomaticBasicCreatePayload ${AUTOMATIC_PAYLOAD}
type DiscountAutomaticBxgyCreatePayload ${AUTOMATIC_PAYLOAD}
type DiscountAutomaticDeactivatePayload ${AUTOMATIC_PAYLOAD}
type DiscountCodeBasicCreatePayload ${CODE_PAYLOAD}
type DiscountCodeBxgyCreatePayload ${CODE_PAYLOAD}
type DiscountCodeDeactivatePayload ${CODE_PAYLOAD}
type DiscountAutomaticDeletePayload {
  deletedAutomaticDiscountId: ID
  userErrors: [DiscountUserError!]!
}
type DiscountCodeDeletePayload { deletedCodeDiscountId: ID userErrors: [DiscountUserError!]! }

extend type Mutation {
  discountAutomaticBasicCreate(
    automaticBasicDiscount: DiscountAutomaticBasicInput!
  ): DiscountAutomaticBasicCreatePayload
  discountAutomaticBxgyCreate(
    automaticBxgyDiscount: DiscountAutomaticBxgyInput!
  ): DiscountAutomaticBxgyCreatePayload
  discountAutomaticDeactivate(id: ID!): DiscountAutomaticDeactivatePayload
  discountAutomaticDelete(id: ID!): DiscountAutomaticDeletePayload
  discountCodeBasicCreate(basicCodeDiscount: DiscountCodeBasicInput!): DiscountCodeBasicCreatePayload
  discountCodeBxgyCreate(bxgyCodeDiscount: DiscountCodeBxgyInput!): DiscountCodeBxgyCreatePayload
  discountCodeDeactivate(id: ID!): DiscountCodeDeactivatePayload
  discountCodeDelete(id: ID!): DiscountCodeDeletePayload
}
`;
