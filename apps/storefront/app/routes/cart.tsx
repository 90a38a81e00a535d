import { CartPage } from '../features/cart/cart-page.tsx';
import { PromotionOffers } from '../features/promotions/promotion-offers.tsx';
import { PromotionProgress } from '../features/promotions/promotion-progress.tsx';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { PageHead } from '../shared/page-head.tsx';

export default function CartRoute() {
  const t = useT();
  return (
    <>
      <PageHead title={t('cart.title')} />
      <CartPage progress={<PromotionProgress />} offers={<PromotionOffers />} />
    </>
  );
}
