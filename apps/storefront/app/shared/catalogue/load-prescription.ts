import { type CheckoutMerchandise, merchandiseOf } from '@lokke/contract/checkout';
import type { Catalogue } from '@lokke/contract/ports';
import type { Money } from '@lokke/domain/money';
import { type FittedLine, fitLine, type KeptLine, type Rhythm } from '@lokke/domain/prescriptions';
import { data } from 'react-router';
import { DEFAULT_VARIANT_TITLE } from './shopify-ids.ts';

interface PrescribedSize {
  readonly sku: string | null;
  /** Empty for a product in one size. */
  readonly title: string;
  readonly price: Money;
  readonly merchandise: CheckoutMerchandise;
}

/** Line of a routine as the market has it. */
export interface ShownLine {
  readonly kind: FittedLine['kind'];
  readonly handle: string;
  readonly rhythm: Rhythm;
  readonly quantity: number;
  /** Null for a product that the market does not have. */
  readonly title: string | null;
  readonly pictureUrl: string | null;
  /** The chosen one first; empty where none can be bought. */
  readonly sizes: readonly PrescribedSize[];
}

/** Looks a routine's products up, in the language and at the prices of the market. */
export function loadPrescription(
  catalogue: Pick<Catalogue, 'product'>,
  lines: readonly (Omit<KeptLine, 'quantity'> & Partial<KeptLine>)[],
): Promise<readonly ShownLine[]> {
  return Promise.all(
    lines.map(async ({ handle, sku, rhythm, quantity = 1 }) => {
      const loaded = await catalogue.product(handle);
      if (loaded.kind === 'failed') throw data(null, { status: 502 });
      const product = loaded.kind === 'found' ? loaded.value : null;
      const fitted = fitLine({ sku }, product);
      const { kind } = fitted;
      const line = { kind, handle, rhythm, quantity };
      if (product === null || kind === 'unknown') {
        return { ...line, title: null, pictureUrl: null, sizes: [] };
      }
      const others =
        'variants' in fitted ? fitted.variants.filter((one) => one !== fitted.variant) : [];
      const variants = 'variant' in fitted ? [fitted.variant, ...others] : [];
      return {
        ...line,
        title: product.title,
        pictureUrl: product.pictures[0]?.url ?? null,
        sizes: variants.map((variant) => ({
          sku: variant.sku,
          title: variant.title === DEFAULT_VARIANT_TITLE ? '' : variant.title,
          price: variant.price,
          merchandise: merchandiseOf(product, variant),
        })),
      };
    }),
  );
}
