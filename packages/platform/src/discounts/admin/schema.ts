const PAGE = 'first: Int, after: String, last: Int, before: String, reverse: Boolean = false';
const SHARED = `
  title: String!
  status: DiscountStatus!
  summary: String!
  startsAt: DateTime!
  endsAt: DateTime
  createdAt: DateTime!
  updatedAt: DateTime!
  asyncUsageCount: Int!
  combinesWith: DiscountCombinesWith!
  customerGets: DiscountCustomerGets!
`;
const BASIC = `
  shortSummary: String!
  discountClass: MerchandiseDiscountClass!
  minimumRequirement: DiscountMinimumRequirement
`;
const BUY_GET = `
  discountClass: DiscountClass!
  customerBuys: DiscountCustomerBuys!
`;
const CODES = `
  codes(${PAGE}): DiscountRedeemCodeConnection!
`;

function connection(name: string): string {
  return `type ${name}Edge { cursor: String! node: ${name}! }
type ${name}Connection { edges: [${name}Edge!]! nodes: [${name}!]! pageInfo: PageInfo! }`;
}

/** Discounts in the Admin API, and what of the catalogue they lead to, in Shopify's shapes. */
export const DISCOUNT_ADMIN_SCHEMA = `
scalar Money

enum DiscountStatus { ACTIVE EXPIRED SCHEDULED }
enum DiscountClass { ORDER PRODUCT SHIPPING }
enum MerchandiseDiscountClass { ORDER PRODUCT }
enum DiscountSortKeys { CREATED_AT ENDS_AT ID STARTS_AT TITLE UPDATED_AT }
enum AutomaticDiscountSortKeys { CREATED_AT ID }
enum MediaContentType { EXTERNAL_VIDEO IMAGE MODEL_3D VIDEO }

union Discount = DiscountAutomaticBasic | DiscountAutomaticBxgy | DiscountCodeBasic | DiscountCodeBxgy
union DiscountAutomatic = DiscountAutomaticBasic | DiscountAutomaticBxgy
union DiscountCode = DiscountCodeBasic | DiscountCodeBxgy

type DiscountAutomaticBasic {${SHARED}${BASIC}}
type DiscountAutomaticBxgy {${SHARED}${BUY_GET}  usesPerOrderLimit: Int }
type DiscountCodeBasic {${SHARED}${BASIC}${CODES}}
type DiscountCodeBxgy {${SHARED}${BUY_GET}${CODES}  usesPerOrderLimit: Int }

type DiscountNode implements Node { id: ID! discount: Discount! }
type DiscountAutomaticNode implements Node { id: ID! automaticDiscount: DiscountAutomatic! }
type DiscountCodeNode implements Node { id: ID! codeDiscount: DiscountCode! }
type DiscountRedeemCode { id: ID! code: String! }
${connection('DiscountNode')}
${connection('DiscountAutomaticNode')}
${connection('DiscountRedeemCode')}

type DiscountCombinesWith {
  orderDiscounts: Boolean! productDiscounts: Boolean! shippingDiscounts: Boolean!
}

union DiscountItems = AllDiscountItems | DiscountCollections | DiscountProducts
type AllDiscountItems { allItems: Boolean! }
type DiscountCollections { collections(${PAGE}): CollectionConnection! }
type DiscountProducts {
  products(${PAGE}): ProductConnection!
  productVariants(${PAGE}): ProductVariantConnection!
}

type DiscountCustomerBuys { items: DiscountItems! value: DiscountCustomerBuysValue! }
union DiscountCustomerBuysValue = DiscountPurchaseAmount | DiscountQuantity
type DiscountPurchaseAmount { amount: Decimal! }
type DiscountQuantity { quantity: UnsignedInt64! }

type DiscountCustomerGets {
  items: DiscountItems!
  value: DiscountCustomerGetsValue!
  appliesOnOneTimePurchase: Boolean!
  appliesOnSubscription: Boolean!
}
union DiscountCustomerGetsValue = DiscountAmount | DiscountOnQuantity | DiscountPercentage
union DiscountEffect = DiscountAmount | DiscountPercentage
type DiscountOnQuantity { quantity: DiscountQuantity! effect: DiscountEffect! }
type DiscountPercentage { percentage: Float! }
type DiscountAmount { amount: MoneyV2! appliesOnEachItem: Boolean! }

union DiscountMinimumRequirement = DiscountMinimumQuantity | DiscountMinimumSubtotal
type DiscountMinimumQuantity { greaterThanOrEqualToQuantity: UnsignedInt64! }
type DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal: MoneyV2! }

type Image { id: ID url: URL! altText: String width: Int height: Int }
type MediaPreviewImage { image: Image }
interface Media { alt: String mediaContentType: MediaContentType! preview: MediaPreviewImage }
type MediaImage implements Media & Node {
  id: ID! alt: String mediaContentType: MediaContentType! preview: MediaPreviewImage image: Image
}
type Product implements Node {
  id: ID! title: String! handle: String! productType: String! vendor: String! tags: [String!]!
  featuredImage: Image
  featuredMedia: Media
  variants(${PAGE}): ProductVariantConnection!
}
type ProductVariant implements Node {
  id: ID! title: String! sku: String price: Money! image: Image product: Product!
}
type Collection implements Node { id: ID! title: String! handle: String! }
${['Product', 'ProductVariant', 'Collection'].map(connection).join('\n')}

extend type QueryRoot {
  automaticDiscountNode(id: ID!): DiscountAutomaticNode
  automaticDiscountNodes(
    ${PAGE}, query: String, sortKey: AutomaticDiscountSortKeys = CREATED_AT
  ): DiscountAutomaticNodeConnection!
  codeDiscountNode(id: ID!): DiscountCodeNode
  codeDiscountNodeByCode(code: String!): DiscountCodeNode
  discountNode(id: ID!): DiscountNode
  discountNodes(
    ${PAGE}, query: String, sortKey: DiscountSortKeys = CREATED_AT
  ): DiscountNodeConnection!
}
`;
