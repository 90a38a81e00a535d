import { mutation, query } from '../client/operation.ts';

/** The value as it is stored; null when the customer has none of that name. */
export const customerMetafield = query(
  'CustomerMetafield',
  `
query CustomerMetafield($namespace: String!, $key: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer { metafield(namespace: $namespace, key: $key) { value } }
}
`,
  [],
  (data) => data.customer.metafield?.value ?? null,
);

/** Missing metafields are no error. */
export const metafieldsDelete = mutation(
  'MetafieldsDelete',
  `
mutation MetafieldsDelete($metafields: [MetafieldIdentifierInput!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  metafieldsDelete(metafields: $metafields) { userErrors { code field message } }
}
`,
  (data) => data.metafieldsDelete,
);

/** Writes all or none, where the shop's definition lets customer accounts write. */
export const metafieldsSet = mutation(
  'MetafieldsSet',
  `
mutation MetafieldsSet($metafields: [MetafieldsSetInput!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  metafieldsSet(metafields: $metafields) { userErrors { code field message } }
}
`,
  (data) => data.metafieldsSet,
);
