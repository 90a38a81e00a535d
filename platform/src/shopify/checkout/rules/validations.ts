import type { Sql } from '../../../store/index.ts';
import { bearsTag } from '../../discounts/index.ts';
import VALIDATIONS from './validations.json' with { type: 'json' };

interface Sold {
  readonly shop: string;
  readonly productTags: readonly string[];
  /** Null: nobody has logged in. */
  readonly customerId: string | null;
}

/** Asks whether a checkout sells a product to its buyer, as a shop's validation functions decide at Shopify. */
export function isSoldTo(sql: Sql, { shop, productTags, customerId }: Sold): boolean {
  return VALIDATIONS.every(
    ({ productTag, customerTag }) =>
      !productTags.includes(productTag) || bearsTag(sql, customerTag, { shop, customerId }),
  );
}

/** The checkout's validations as the Admin API lists them. */
export function graphqlValidations() {
  return VALIDATIONS.map(({ title }, index) => ({
    __typename: 'Validation',
    id: `gid://shopify/Validation/${index + 1}`,
    ...{ title, enabled: true, blockOnFailure: true },
  }));
}
