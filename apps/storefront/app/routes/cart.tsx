import { CartPage } from '../features/cart/cart-page.tsx';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { PageHead } from '../shared/page-head.tsx';

export default function CartRoute() {
  const t = useT();
  return (
    <>
      <PageHead title={t('cart.title')} />
      <CartPage />
    </>
  );
}
