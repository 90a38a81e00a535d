/**
 * What every part of the Admin API builds on, in Shopify's names and shapes. Areas add their types
 * and `extend type QueryRoot` or `Mutation`; what nobody serves is not in the schema at all.
 */
export const ADMIN_BASE_SCHEMA = `
schema { query: QueryRoot }

scalar DateTime
scalar Decimal
scalar URL
scalar UnsignedInt64

enum CurrencyCode { EUR GBP NOK SEK USD }

interface DisplayableError { field: [String!] message: String! }
interface Node { id: ID! }

type UserError implements DisplayableError { field: [String!] message: String! }

type PageInfo {
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
  endCursor: String
}

type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }

type Shop implements Node {
  id: ID!
  name: String!
  myshopifyDomain: String!
  url: URL!
  currencyCode: CurrencyCode!
}

type QueryRoot { shop: Shop! }
`;
