import type { Variant } from '@lokke/domain/catalogue';
import { writeChoice } from '@lokke/domain/options';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import type { Route } from './+types/variant';

interface LoadedVariant {
  readonly places: string;
  /** Null when it could not be loaded. */
  readonly variant: Variant | null;
}

/** A variant that did not come with its product, by the places of its option values: `0-2-1`. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<LoadedVariant> {
  const { handle, places } = params;
  const { catalogue } = context.get(pageServices);
  const product = await catalogue.product(handle);
  if (product.kind === 'missing') throw data(null, { status: 404 });
  if (product.kind === 'failed') throw data(null, { status: 502 });
  const selectedOptions = writeChoice(product.value.options, places.split('-').map(Number));
  const variant = await catalogue.variant(product.value, { kind: 'options', selectedOptions });
  if (variant.kind === 'missing') throw data(null, { status: 404 });
  if (variant.kind === 'failed') throw data(null, { status: 502 });
  return { places, variant: variant.value };
}

/** A failure is shown where the variant is chosen. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ places: params.places, variant: null }));
}
