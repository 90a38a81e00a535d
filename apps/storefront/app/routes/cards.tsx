import { CARDS_PER_PAGE } from '@lokke/domain/listing';
import { catalogueContext } from '../../context/page-contexts.ts';
import { bestSellersOf } from '../shared/catalogue/best-sellers.ts';
import { numericIdOf } from '../shared/catalogue/shopify-ids.ts';
import { toCard } from '../shared/product-card/card.ts';
import type { Route } from './+types/cards';

const NOTHING = { cards: [], failed: true } as const;

/** Cards by numeric product id, for long lists; without ids those of the best sellers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const products = await context.get(catalogueContext).products();
  if (products.kind !== 'found') return NOTHING;
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  if (asked === '') {
    const cards = bestSellersOf(products.value).map((product) => ({
      id: numericIdOf(product.id),
      card: toCard(product),
    }));
    return { cards, failed: false };
  }
  const ids = new Set(asked.split(',').slice(0, CARDS_PER_PAGE));
  const cards = products.value
    .map((product) => ({ id: numericIdOf(product.id), product }))
    .filter(({ id }) => ids.has(id))
    .map(({ id, product }) => ({ id, card: toCard(product) }));
  return { cards, failed: cards.length < ids.size };
}

/** A network failure leaves the list as it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return NOTHING;
  }
}
