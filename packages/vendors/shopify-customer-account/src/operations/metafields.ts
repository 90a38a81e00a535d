import { mutation, query } from '../client/operation.ts';

/** The value as it is stored; null when the customer has none of that name. */
export const customerMetafield = query('CustomerMetafield', {
  takes: '$namespace: String!, $key: String!',
  text: `
  customer { metafield(namespace: $namespace, key: $key) { value } }
`,
  select: (data) => data.customer.metafield?.value ?? null,
});

/** Missing metafields are no error. */
export const metafieldsDelete = mutation('MetafieldsDelete', {
  takes: '$metafields: [MetafieldIdentifierInput!]!',
  text: `
  metafieldsDelete(metafields: $metafields) { userErrors { code field message } }
`,
  select: (data) => data.metafieldsDelete,
});

/** Writes all or none, where the shop's definition lets customer accounts write. */
export const metafieldsSet = mutation('MetafieldsSet', {
  takes: '$metafields: [MetafieldsSetInput!]!',
  text: `
  metafieldsSet(metafields: $metafields) { userErrors { code field message } }
`,
  select: (data) => data.metafieldsSet,
});
