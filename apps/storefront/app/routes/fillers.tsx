import { merchandiseOf } from '@lokke/contract/checkout';
import { isListed, type ProductSummary } from '@lokke/domain/catalogue';
import { mostForFiller } from '@lokke/domain/promotions';
import { isForProfessionals } from '@lokke/domain/trade';
import { pageServices } from '../../context/page-services.ts';
import type { AddableFiller } from '../features/promotions/use-filler.ts';
import type { Route } from './+types/fillers';

const MOST = 40;
const NOTHING = { fillers: [] };

interface LoadedFillers {
  readonly fillers: readonly AddableFiller[];
}

/** Products that may close a gap to free delivery, those that sell best. */
export async function loader({ context }: Route.LoaderArgs): Promise<LoadedFillers> {
  const { catalogue } = context.get(pageServices);
  const [products, promotions] = await Promise.all([catalogue.products(), catalogue.promotions()]);
  const threshold = promotions.kind === 'found' ? promotions.value.freeDeliveryFrom : null;
  if (products.kind !== 'found' || threshold === null) return NOTHING;
  const most = mostForFiller(threshold);
  const fillers = products.value
    .toSorted((left, right) => right.soldQuantity - left.soldQuantity)
    .flatMap(toFiller)
    .filter(({ priceInMinorUnits }) => priceInMinorUnits <= most);
  return { fillers: fillers.slice(0, MOST) };
}

function toFiller(product: ProductSummary): readonly AddableFiller[] {
  const { id, range, firstVariant: variant } = product;
  const isForAll = isListed(product) && !isForProfessionals(product);
  if (!isForAll || !variant?.availableForSale || variant.requiresShipping === false) return [];
  const merchandise = merchandiseOf({ ...product, collections: [] }, variant);
  return [{ id, range, priceInMinorUnits: variant.price.amountInMinorUnits, merchandise }];
}

/** A bag goes without, where they cannot be loaded. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => NOTHING);
}
