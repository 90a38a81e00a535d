import { CartPage } from '../features/cart/cart-page.tsx';
import { PromotionOffers, PromotionProgress } from '../features/promotions/lazy-promotions.tsx';
import { SalonLine } from '../features/salons/salon-line.tsx';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { PageHead } from '../shared/page-head.tsx';

export default function CartRoute() {
  const t = useT();
  const offers = (
    <>
      <PromotionOffers />
      <SalonLine isChangeable />
    </>
  );
  return (
    <>
      <PageHead title={t('cart.title')} />
      <CartPage progress={<PromotionProgress />} offers={offers} />
    </>
  );
}
