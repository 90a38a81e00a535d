/** What a new shop is set up with through the Admin API, in Shopify's shapes. */
export const PROVISIONING_ADMIN_SCHEMA = `
extend enum MetafieldOwnerType { PRODUCT PRODUCTVARIANT SHOP }
enum MetafieldStorefrontAccess { NONE PUBLIC_READ }
enum MetafieldStorefrontAccessInput { NONE PUBLIC_READ }

type MetafieldDefinitionType { name: String! }
type MetafieldAccess { storefront: MetafieldStorefrontAccess }
type MetafieldDefinition implements Node {
  id: ID!
  name: String!
  namespace: String!
  key: String!
  ownerType: MetafieldOwnerType!
  type: MetafieldDefinitionType!
  access: MetafieldAccess!
}
type MetafieldDefinitionEdge { cursor: String! node: MetafieldDefinition! }
type MetafieldDefinitionConnection {
  edges: [MetafieldDefinitionEdge!]!
  nodes: [MetafieldDefinition!]!
  pageInfo: PageInfo!
}
input MetafieldAccessInput { storefront: MetafieldStorefrontAccessInput }
input MetafieldDefinitionInput {
  name: String!
  namespace: String
  key: String!
  type: String!
  ownerType: MetafieldOwnerType!
  access: MetafieldAccessInput
}
type MetafieldDefinitionCreateUserError implements DisplayableError {
  code: String
  field: [String!]
  message: String!
}
type MetafieldDefinitionCreatePayload {
  createdDefinition: MetafieldDefinition
  userErrors: [MetafieldDefinitionCreateUserError!]!
}

type StorefrontAccessToken implements Node { id: ID! title: String! accessToken: String! }
type StorefrontAccessTokenEdge { cursor: String! node: StorefrontAccessToken! }
type StorefrontAccessTokenConnection {
  edges: [StorefrontAccessTokenEdge!]!
  nodes: [StorefrontAccessToken!]!
  pageInfo: PageInfo!
}
input StorefrontAccessTokenInput { title: String! }
type StorefrontAccessTokenCreatePayload {
  storefrontAccessToken: StorefrontAccessToken
  shop: Shop!
  userErrors: [UserError!]!
}

type AccessScope { handle: String! }
type AppInstallation { id: ID! accessScopes: [AccessScope!]! }

extend type Shop {
  storefrontAccessTokens(
    first: Int, after: String, last: Int, before: String
  ): StorefrontAccessTokenConnection!
}
extend type QueryRoot {
  currentAppInstallation: AppInstallation!
  metafieldDefinitions(
    ownerType: MetafieldOwnerType!, namespace: String
    first: Int, after: String, last: Int, before: String
  ): MetafieldDefinitionConnection!
}
extend type Mutation {
  metafieldDefinitionCreate(
    definition: MetafieldDefinitionInput!
  ): MetafieldDefinitionCreatePayload
  storefrontAccessTokenCreate(
    input: StorefrontAccessTokenInput!
  ): StorefrontAccessTokenCreatePayload
}
`;
