export interface MetafieldCondition {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

/** `ProductFilter` of the API: one of its fields is set. */
export interface ProductFilterInput {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productMetafield?: MetafieldCondition | null;
  readonly variantMetafield?: MetafieldCondition | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}
