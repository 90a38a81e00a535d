import { merchandiseOf } from '@lokke/contract/checkout';
import { pageServices } from '../../context/page-services.ts';
import type { Size } from '../shared/product-card/quick-add-context.ts';
import { requireFound } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/sizes';

interface LoadedSizes {
  readonly handle: string;
  /** Null when they could not be loaded. */
  readonly sizes: readonly Size[] | null;
}

/** The sizes of a product, for adding one from a card. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<LoadedSizes> {
  const { handle } = params;
  const product = requireFound(await context.get(pageServices).catalogue.product(handle));
  const sizes = product.variants.map((variant) => ({
    merchandise: merchandiseOf(product, variant),
    price: variant.price,
    unitPrice: variant.unitPrice,
  }));
  return { handle, sizes };
}

/** A failure is shown where the size is chosen. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ handle: params.handle, sizes: null }));
}
