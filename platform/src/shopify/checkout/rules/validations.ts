import type { Sql } from '../../../store/index.ts';
import { bearsTag } from '../../discounts/index.ts';
import VALIDATIONS from './validations.json' with { type: 'json' };

/** Why a line is not sold: to others alone, or by the case. */
export type LineRefusal =
  | { readonly kind: 'notSold' }
  | { readonly kind: 'cases'; readonly count: number };

interface Sold {
  readonly shop: string;
  readonly product: {
    readonly tags: readonly string[];
    readonly metafields: readonly { readonly key: string; readonly value: string }[];
  };
  /** Null: nobody has logged in. */
  readonly customerId: string | null;
  readonly quantity: number;
  /** Null: as many as wanted. */
  readonly sellableQuantity: number | null;
}

/** Finds what keeps a line from its buyer, as a shop's validation functions decide at Shopify; null where nothing does. */
export function refusalOfLine(sql: Sql, sold: Sold): LineRefusal | null {
  const { forSalons, cases } = VALIDATIONS;
  const { product } = sold;
  const isOpen =
    !product.tags.includes(forSalons.productTag) || bearsTag(sql, forSalons.customerTag, sold);
  if (!isOpen) return { kind: 'notSold' };
  const units = product.metafields.find(({ key }) => key === cases.metafieldKey)?.value;
  const count = Number(units ?? 1);
  return breaksCase(sold, count) && bearsTag(sql, cases.customerTag, sold)
    ? { kind: 'cases', count }
    : null;
}

/** The last units of a stock are sold though they fill no case. */
function breaksCase(
  { quantity, sellableQuantity }: Pick<Sold, 'quantity' | 'sellableQuantity'>,
  count: number,
): boolean {
  const isRest = quantity === sellableQuantity && quantity < count;
  return count > 1 && quantity % count !== 0 && !isRest;
}

/** The checkout's validations as the Admin API lists them. */
export function graphqlValidations() {
  return Object.values(VALIDATIONS).map(({ title }, index) => ({
    __typename: 'Validation',
    id: `gid://shopify/Validation/${index + 1}`,
    title,
    enabled: true,
    blockOnFailure: true,
  }));
}
