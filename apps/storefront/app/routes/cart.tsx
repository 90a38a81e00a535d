import { loadMessages } from '@lokke/i18n';
import { pageServices } from '../../context/page-services.ts';
import { CartPage } from '../features/cart/cart-page.tsx';
import { PromotionProgress } from '../features/promotions/promotion-progress.tsx';
import { CurrentSalonRow } from '../features/salons/current-salon-row.tsx';
import { OptionalChunk } from '../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../shared/chunk/lazy-with-retry.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { marketOfUrl } from '../shared/market/market-provider.tsx';
import type { Route } from './+types/cart';

const TEXTS = ['bag', 'law', 'noscript', 'product', 'promotions', 'salon'] as const;

const RecentlyViewedSlot = lazyWithRetry(
  async () =>
    (await import('../features/recently-viewed/recently-viewed-slot.tsx')).RecentlyViewedSlot,
);

export function loader({ context }: Route.LoaderArgs) {
  return { texts: pageMessages(context.get(pageServices).market, ...TEXTS) };
}

/** Only messages: a navigation needs no server call. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { texts: await loadMessages(marketOfUrl(request.url), TEXTS) };
}

export default function CartRoute() {
  return (
    <CartPage
      whenEmpty={
        <OptionalChunk>
          <RecentlyViewedSlot />
        </OptionalChunk>
      }
      progress={
        <OptionalChunk>
          <PromotionProgress />
        </OptionalChunk>
      }
      offers={(onKnown) => (
        <OptionalChunk>
          <LazyOffers onKnown={onKnown} />
          <CurrentSalonRow isChangeable />
        </OptionalChunk>
      )}
    />
  );
}

/** Renders in the cart page, which brings the messages itself. */
export const LazyOffers = lazyWithRetry(
  async () => (await import('../features/promotions/promotion-offers.tsx')).PromotionOffers,
);
