import { addMoney, formatShelfPrice, type Money } from '@lokke/domain/money';
import { useState } from 'react';
import type {
  AddableProduct,
  RecommendedCards,
} from '../../shared/catalogue/load-recommendations.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { useCartMutations } from '../../state/cart/use-cart-mutations.ts';
import { Button } from '../../ui/button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './more-products.module.css';

export function MoreProducts({ cards, together }: RecommendedCards) {
  const t = useT('product');
  return (
    <section className={`page ${styles['more']}`}>
      <h2>{t('product.more')}</h2>
      <ProductGrid cards={cards} />
      {together.length > 1 && <AddTogether products={together} />}
    </section>
  );
}

function AddTogether({ products }: { readonly products: readonly AddableProduct[] }) {
  const t = useT('product');
  const market = useMarket();
  const announce = useAnnounce();
  const { addItems } = useCartMutations();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const total = products
    .map(({ price }) => price)
    .reduce<Money | null>((sum, price) => (sum === null ? price : addMoney(sum, price)), null);
  if (total === null) return null;

  const add = async () => {
    setIsBusy(true);
    setHasFailed(false);
    const outcome = await addItems(
      products.map(({ merchandise }) => ({
        lineItem: { variantId: merchandise.id, quantity: 1, sellingPlanId: null },
        merchandise,
      })),
    );
    setIsBusy(false);
    setHasFailed(!outcome.ok);
    if (outcome.ok) announce(t('product.together.added', { count: products.length }));
  };

  const price = formatShelfPrice(total, market);
  return (
    <div className={styles['together']}>
      <Button appearance="secondary" isBusy={isBusy} onClick={() => void add()}>
        {products.length === 2
          ? t('product.together.addBoth', { price })
          : t('product.together.add', { count: products.length, price })}
      </Button>
      {hasFailed && <p role="alert">{t('product.addFailed')}</p>}
    </div>
  );
}
