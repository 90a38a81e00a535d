import type { Variant } from '@lokke/domain/catalogue';
import { writeChoice } from '@lokke/domain/options';
import { pageServices } from '../../context/page-services.ts';
import { requireFound } from '../shared/site/page-requirements.ts';
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
  const product = requireFound(await catalogue.product(handle));
  const selectedOptions = writeChoice(product.options, places.split('-').map(Number));
  const variant = await catalogue.variant(product, { kind: 'options', selectedOptions });
  return { places, variant: requireFound(variant) };
}

/** A failure is shown where the variant is chosen. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ places: params.places, variant: null }));
}
