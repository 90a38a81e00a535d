import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import styles from './more-products.module.css';

export function MoreProducts({ cards }: { readonly cards: readonly Card[] }) {
  const t = useT('product');
  return (
    <section className={`page ${styles['more']}`}>
      <h2>{t('product.more')}</h2>
      <ProductGrid cards={cards} morphs={false} />
    </section>
  );
}
