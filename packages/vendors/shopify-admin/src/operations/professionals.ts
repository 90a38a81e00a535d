import { readAllPages } from '@lokke/http-client';
import { type AdminClient, command, query } from '../client.ts';
import type { ProfessionalDiscountsQuery } from '../generated/operations.ts';

type Node = ProfessionalDiscountsQuery['discountNodes']['nodes'][number];
type Basic = Extract<Node['discount'], { readonly __typename: 'DiscountAutomaticBasic' }>;

/** Percentage that customers of a segment have on everything, or on collections. */
export interface SegmentDiscount {
  readonly id: string;
  /** Queries of the segments, such as `customer_tags CONTAINS 'professional'`. */
  readonly segments: readonly string[];
  readonly percentage: number;
  /** Tells whether it is on all products; else it is on collections. */
  readonly isOnAll: boolean;
  readonly minimum:
    | { readonly quantity: number }
    | { readonly amount: string; readonly currencyCode: string }
    | null;
}

const discountPage = query('ProfessionalDiscounts', ({ discountNodes: { nodes, pageInfo } }) => ({
  nodes: nodes.flatMap(({ id, discount }) =>
    discount.__typename === 'DiscountAutomaticBasic' && discount.status === 'ACTIVE'
      ? segmentDiscountOf(id, discount)
      : [],
  ),
  pageInfo,
}));

/** All active automatic discounts of segments; those on single products, or of an amount, are left out. */
export const segmentDiscounts = (client: AdminClient) =>
  readAllPages((after) => discountPage(client, { after }));

function segmentDiscountOf(
  id: string,
  { context, customerGets: { value, items }, minimumRequirement }: Basic,
): readonly SegmentDiscount[] {
  const isOnAll = items.__typename === 'AllDiscountItems';
  const isReadable = isOnAll || items.__typename === 'DiscountCollections';
  if (!('segments' in context && 'percentage' in value && isReadable)) return [];
  return [
    {
      id,
      segments: context.segments.map((segment) => segment.query),
      // Counts from 0 to 1 on the wire.
      percentage: Math.round(value.percentage * 10_000) / 100,
      isOnAll,
      minimum: minimumOf(minimumRequirement),
    },
  ];
}

const collectionPage = query('DiscountCollections', ({ automaticDiscountNode }) => {
  const discount = automaticDiscountNode?.automaticDiscount ?? null;
  const items = discount !== null && 'customerGets' in discount ? discount.customerGets.items : {};
  return 'collections' in items ? items.collections : null;
});

/** Every collection that a discount is on; null for a discount that is on none, or gone. */
export const discountCollections = (client: AdminClient, id: string) =>
  readAllPages((after) => collectionPage(client, { id, after }));

function minimumOf(minimum: Basic['minimumRequirement']): SegmentDiscount['minimum'] {
  if (minimum === null) return null;
  return 'greaterThanOrEqualToQuantity' in minimum
    ? { quantity: Number(minimum.greaterThanOrEqualToQuantity) }
    : minimum.greaterThanOrEqualToSubtotal;
}

/** Variants by `sku:` and `barcode:`, with `OR` between them. */
export const variantsByCode = query('VariantsByCode', (data) => data.productVariants.nodes);

/** Needs the scope `write_customers`. Tags that the customer has already stay once. */
export const tagsAdd = command('TagsAdd', (data) => data.tagsAdd);

/** Needs the scope `write_customers`. A tag that the customer does not have is no error. */
export const tagsRemove = command('TagsRemove', (data) => data.tagsRemove);

/** Customers whose address the words of a query are in: `email:"ada@salon.example"` finds more than that one. */
export const customersByEmail = query('CustomersByEmail', (data) => data.customers.nodes);
