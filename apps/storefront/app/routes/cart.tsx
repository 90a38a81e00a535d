import { CartPage } from '../features/cart/cart-page.tsx';
import { PromotionOffers, PromotionProgress } from '../features/promotions/lazy-promotions.tsx';
import { ChangeableSalonLine } from '../features/salons/lazy-salon-line.tsx';
import { MoreTexts, useT } from '../shared/i18n/messages-provider.tsx';
import { marketOfUrl } from '../shared/market/market-of-url.ts';
import { loadTexts } from '../shared/messages/load-messages.ts';
import { pageTexts } from '../shared/messages/page-texts.ts';
import { PageHead } from '../shared/page-head.tsx';
import { marketContext } from '../shared/server-context.ts';
import type { Route } from './+types/cart';

export function loader({ context }: Route.LoaderArgs) {
  return pageTexts(context.get(marketContext).language, 'bag');
}

/** Nothing but texts: whoever comes from another page does not have to ask the server. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTexts(marketOfUrl(request.url).language, ['bag']);
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const offers = (
    <>
      <PromotionOffers />
      <ChangeableSalonLine />
    </>
  );
  return (
    <MoreTexts texts={loaderData}>
      <PageHead title={t('cart.title')} />
      <CartPage progress={<PromotionProgress />} offers={offers} />
    </MoreTexts>
  );
}
