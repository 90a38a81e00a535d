import { productIdOf } from '@lokke/domain/ids';
import { pageServices } from '../../context/page-services.ts';
import { RecentlyViewedSlot } from '../features/recently-viewed/recently-viewed-slot.tsx';
import { WishlistPage } from '../features/wishlist/wishlist-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { toCard } from '../shared/product-card/card.ts';
import { requireRead } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/wishlist';

const MAX_PRODUCTS = 500;

/** Same page for everyone: the browser stores the list and fetches its products by numeric id. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.get('ids') ?? '';
  const wanted = ids
    .split(',')
    .flatMap((id) => productIdOf(id) ?? [])
    .slice(0, MAX_PRODUCTS);
  const { catalogue, market } = context.get(pageServices);
  const texts = pageMessages(market, 'bag', 'noscript', 'wishlist');
  if (wanted.length === 0) return { texts, cards: [] };
  return { texts, cards: requireRead(await catalogue.productsByIds(wanted)).map(toCard) };
}

/** Keeps the page while its products cannot be fetched: it says so, and may ask again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!new URL(request.url).searchParams.has('ids')) throw error;
    return { cards: null };
  }
}

export default function Wishlist() {
  return <WishlistPage whenEmpty={<RecentlyViewedSlot />} />;
}
