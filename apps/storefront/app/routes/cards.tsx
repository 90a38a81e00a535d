import type { ProductSummary } from '@lokke/domain/catalogue';
import { productIdOf } from '@lokke/domain/ids';
import { CARDS_PER_PAGE } from '@lokke/domain/listing';
import { pageServices } from '../../context/page-services.ts';
import { bestSellersOf } from '../shared/catalogue/best-sellers.ts';
import { numericIdOf } from '../shared/catalogue/shopify-ids.ts';
import { toCard } from '../shared/product-card/card.ts';
import type { Route } from './+types/cards';

const NOTHING = { cards: [], failed: true } as const;

/** Cards by numeric product id, for long lists; without ids those of the best sellers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageServices);
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  if (asked === '') {
    const products = await catalogue.products();
    if (products.kind !== 'found') return NOTHING;
    return { cards: bestSellersOf(products.value).map(namedCard), failed: false };
  }
  const ids = new Set(asked.split(',').slice(0, CARDS_PER_PAGE));
  const products = await catalogue.productsByIds([...ids].flatMap((id) => productIdOf(id) ?? []));
  if (products.kind !== 'found') return NOTHING;
  return { cards: products.value.map(namedCard), failed: products.value.length < ids.size };
}

function namedCard(product: ProductSummary) {
  return { id: numericIdOf(product.id), card: toCard(product) };
}

/** A network failure leaves the list as it is. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => NOTHING);
}
