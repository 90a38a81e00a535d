/** What a column of a CSV cannot say about a metafield: its type. Shopify keeps it per shop, too. */
export interface MetafieldDefinition {
  readonly owner: 'product' | 'variant';
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly type: string;
}
