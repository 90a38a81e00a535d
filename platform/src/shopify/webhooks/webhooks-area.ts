import type { Area } from '../../protocol/index.ts';
import { WEBHOOK_ADMIN_RESOLVERS } from './admin-resolvers.ts';
import { TOPICS } from './subscriptions.ts';

/** Webhook subscriptions in the Admin API, in Shopify's shapes. */
const WEBHOOK_ADMIN_SCHEMA = `
enum WebhookSubscriptionTopic { ${[...TOPICS.keys()].join(' ')} }
enum WebhookSubscriptionFormat { JSON XML }

type WebhookHttpEndpoint { callbackUrl: URL! }
union WebhookSubscriptionEndpoint = WebhookHttpEndpoint

type WebhookSubscription implements Node {
  id: ID!
  topic: WebhookSubscriptionTopic!
  format: WebhookSubscriptionFormat!
  endpoint: WebhookSubscriptionEndpoint!
  uri: String!
  createdAt: DateTime!
  updatedAt: DateTime!
}
type WebhookSubscriptionEdge { cursor: String! node: WebhookSubscription! }
type WebhookSubscriptionConnection {
  edges: [WebhookSubscriptionEdge!]!
  nodes: [WebhookSubscription!]!
  pageInfo: PageInfo!
}

input WebhookSubscriptionInput { callbackUrl: URL uri: String format: WebhookSubscriptionFormat }
type WebhookSubscriptionCreatePayload {
  webhookSubscription: WebhookSubscription
  userErrors: [UserError!]!
}
type WebhookSubscriptionDeletePayload {
  deletedWebhookSubscriptionId: ID
  userErrors: [UserError!]!
}

extend type QueryRoot {
  webhookSubscription(id: ID!): WebhookSubscription
  webhookSubscriptions(
    first: Int, after: String, last: Int, before: String, topics: [WebhookSubscriptionTopic!]
  ): WebhookSubscriptionConnection!
}
extend type Mutation {
  webhookSubscriptionCreate(
    topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!
  ): WebhookSubscriptionCreatePayload
  webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
}
`;

export const webhooksArea: Area = {
  adminSchema: WEBHOOK_ADMIN_SCHEMA,
  adminResolvers: WEBHOOK_ADMIN_RESOLVERS,
};
