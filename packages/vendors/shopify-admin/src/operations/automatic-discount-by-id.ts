import { asRecord, asString, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';
import { type DiscountItems, discountItems } from './discount-items.ts';

/** Free products need more fields than qualifying ones; a query may cost 1,000 points at most. */
const AUTOMATIC_DISCOUNT_BY_ID = `
query AutomaticDiscountById($id: ID!) {
  automaticDiscountNode(id: $id) {
    id
    automaticDiscount {
      __typename
      ... on DiscountAutomaticBxgy {
        title
        status
        usesPerOrderLimit
        combinesWith { productDiscounts }
        customerBuys {
          value {
            ... on DiscountQuantity { quantity }
            ... on DiscountPurchaseAmount { amount }
          }
          items { ...QualifyingParts }
        }
        customerGets { items { ...FreeParts } }
      }
      ... on DiscountAutomaticBasic { title status }
    }
  }
}

fragment QualifyingParts on DiscountItems {
  __typename
  ... on DiscountProducts {
    products(first: 100) { nodes { id } }
    productVariants(first: 100) { nodes { id product { id } } }
  }
  ... on DiscountCollections {
    collections(first: 100) { nodes { id } }
  }
}

fragment FreeParts on DiscountItems {
  __typename
  ... on DiscountProducts {
    products(first: 30) {
      nodes {
        id
        title
        handle
        featuredMedia { preview { image { url altText } } }
        variants(first: 1) { nodes { id } }
      }
    }
    productVariants(first: 30) {
      nodes {
        id
        image { url altText }
        product { id title handle featuredMedia { preview { image { url altText } } } }
      }
    }
  }
  ... on DiscountCollections {
    collections(first: 30) { nodes { id } }
  }
}
`;

export interface AutomaticDiscountNode {
  readonly id: string;
  /** The platform's type name: DiscountAutomaticBxgy, DiscountAutomaticBasic, … */
  readonly kind: string;
  readonly title: string;
  readonly status: string;
  readonly usesPerOrderLimit: number | null;
  /** Tells whether it may be used beside another discount on products. */
  readonly combinesWithProductDiscounts: boolean;
  readonly buys: {
    readonly items: DiscountItems;
    /** Texts, as the platform writes them. */
    readonly quantity: string | null;
    readonly amount: string | null;
  } | null;
  readonly gets: DiscountItems | null;
}

/** An automatic discount with what has to be bought and what is given; null when there is none of this id. */
export async function automaticDiscountById(
  client: AdminClient,
  id: string,
): Promise<AdminResult<AutomaticDiscountNode | null>> {
  const result = await client.request(AUTOMATIC_DISCOUNT_BY_ID, { id });
  if (!result.ok) return result;
  const node = asRecord(result.value['automaticDiscountNode']);
  const discount = asRecord(node?.['automaticDiscount']);
  if (node === null || discount === null) return succeed(null);
  const buys = asRecord(discount['customerBuys']);
  const gets = asRecord(discount['customerGets']);
  const value = asRecord(buys?.['value']);
  const limit = discount['usesPerOrderLimit'];
  return succeed({
    id: asString(node['id']) ?? id,
    kind: asString(discount['__typename']) ?? '',
    title: asString(discount['title']) ?? '',
    status: asString(discount['status']) ?? '',
    usesPerOrderLimit: typeof limit === 'number' ? limit : null,
    combinesWithProductDiscounts: asRecord(discount['combinesWith'])?.['productDiscounts'] === true,
    buys: buys && {
      items: discountItems(buys['items']),
      quantity: asString(value?.['quantity']),
      amount: asString(value?.['amount']),
    },
    gets: gets && discountItems(gets['items']),
  });
}
