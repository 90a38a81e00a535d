/** Customers and their metafields in the Admin API; descriptions are Shopify's to give. */
export const CUSTOMER_ADMIN_SCHEMA = `
enum CustomerState { DECLINED DISABLED ENABLED INVITED }

interface HasMetafields {
  metafield(namespace: String, key: String!): Metafield
  metafields(
    namespace: String, keys: [String!]
    first: Int, after: String, last: Int, before: String, reverse: Boolean = false
  ): MetafieldConnection!
}

type Metafield implements Node {
  id: ID!
  namespace: String!
  key: String!
  type: String!
  value: String!
  jsonValue: JSON!
  ownerType: MetafieldOwnerType!
  createdAt: DateTime!
  updatedAt: DateTime!
}

scalar JSON
enum MetafieldOwnerType { CUSTOMER }

type MetafieldEdge { cursor: String! node: Metafield! }
type MetafieldConnection { edges: [MetafieldEdge!]! nodes: [Metafield!]! pageInfo: PageInfo! }

type Customer implements Node & HasMetafields {
  id: ID!
  email: String
  firstName: String
  lastName: String
  displayName: String!
  phone: String
  state: CustomerState!
  verifiedEmail: Boolean!
  tags: [String!]!
  locale: String!
  multipassIdentifier: String
  numberOfOrders: UnsignedInt64!
  createdAt: DateTime!
  updatedAt: DateTime!
  metafield(namespace: String, key: String!): Metafield
  metafields(
    namespace: String, keys: [String!]
    first: Int, after: String, last: Int, before: String, reverse: Boolean = false
  ): MetafieldConnection!
}

type CustomerEdge { cursor: String! node: Customer! }
type CustomerConnection { edges: [CustomerEdge!]! nodes: [Customer!]! pageInfo: PageInfo! }

input CustomerIdentifierInput @oneOf { id: ID, emailAddress: String, phoneNumber: String }

input MetafieldInput { id: ID, namespace: String, key: String, value: String, type: String }

input CustomerInput {
  id: ID
  email: String
  firstName: String
  lastName: String
  phone: String
  locale: String
  tags: [String!]
  metafields: [MetafieldInput!]
}

input MetafieldsSetInput {
  ownerId: ID!
  namespace: String
  key: String!
  value: String!
  type: String
}

input MetafieldIdentifierInput { ownerId: ID!, namespace: String!, key: String! }
type MetafieldIdentifier { ownerId: ID! namespace: String! key: String! }

enum MetafieldsSetUserErrorCode {
  APP_NOT_AUTHORIZED
  BLANK
  CAPABILITY_VIOLATION
  INCLUSION
  INTERNAL_ERROR
  INVALID_TYPE
  INVALID_VALUE
  LESS_THAN_OR_EQUAL_TO
  PRESENT
  TAKEN
  TOO_LONG
  TOO_SHORT
}

type MetafieldsSetUserError implements DisplayableError {
  code: MetafieldsSetUserErrorCode
  elementIndex: Int
  field: [String!]
  message: String!
}

type MetafieldsSetPayload { metafields: [Metafield!] userErrors: [MetafieldsSetUserError!]! }
type MetafieldsDeletePayload {
  deletedMetafields: [MetafieldIdentifier]
  userErrors: [UserError!]!
}

enum CustomerSendAccountInviteEmailUserErrorCode { ERROR_SENDING_INVITE INVALID }

type CustomerSendAccountInviteEmailUserError implements DisplayableError {
  code: CustomerSendAccountInviteEmailUserErrorCode
  field: [String!]
  message: String!
}

type CustomerSendAccountInviteEmailPayload {
  customer: Customer
  userErrors: [CustomerSendAccountInviteEmailUserError!]!
}

type CustomerGenerateAccountActivationUrlPayload {
  accountActivationUrl: URL
  userErrors: [UserError!]!
}

type CustomerCreatePayload { customer: Customer userErrors: [UserError!]! }

extend type QueryRoot {
  customer(id: ID!): Customer
  customerByIdentifier(identifier: CustomerIdentifierInput!): Customer
  customers(
    first: Int, after: String, last: Int, before: String, reverse: Boolean = false, query: String
  ): CustomerConnection!
}

extend type Mutation {
  customerCreate(input: CustomerInput!): CustomerCreatePayload
  customerGenerateAccountActivationUrl(customerId: ID!): CustomerGenerateAccountActivationUrlPayload
  customerSendAccountInviteEmail(customerId: ID!): CustomerSendAccountInviteEmailPayload
  metafieldsSet(metafields: [MetafieldsSetInput!]!): MetafieldsSetPayload
  metafieldsDelete(metafields: [MetafieldIdentifierInput!]!): MetafieldsDeletePayload
}
`;
