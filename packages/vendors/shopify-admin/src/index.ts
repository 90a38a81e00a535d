export { type AdminClient, type AdminClientOptions, createAdminClient } from './client.ts';
export type { AdminFailure, AdminResult, UserError } from './failure.ts';
export { customerMetafield, type MetafieldName } from './operations/customer-metafield.ts';
export { type MetafieldInput, metafieldsSet } from './operations/metafields-set.ts';
