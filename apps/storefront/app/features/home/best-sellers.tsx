import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './home-page.module.css';

interface BestSellersProps {
  readonly cards: readonly Card[];
  readonly productCount: number;
}

export function BestSellers({ cards, productCount }: BestSellersProps) {
  const t = useT('home');
  return (
    <section className="page">
      <div className={styles['heading']}>
        <h2>{t('home.bestSellers.title')}</h2>
        <Link to="/shop">{t('home.bestSellers.all', { count: productCount })}</Link>
      </div>
      <ProductGrid cards={cards} />
    </section>
  );
}
