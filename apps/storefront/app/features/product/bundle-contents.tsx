import type { BundleData } from '../../shared/catalogue/load-bundle.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import styles from './bundle-contents.module.css';

export function BundleContents({ bundle }: { readonly bundle: BundleData }) {
  const { cards, sum, price, saving } = bundle;
  const t = useT('bundle');
  return (
    <section className={`page ${styles['contents']}`}>
      <h2>{t('bundle.contents')}</h2>
      <ProductGrid cards={cards} />
      {sum && price && saving && (
        <dl className={styles['sums']}>
          <div>
            <dt>{t('bundle.sum')}</dt>
            <dd>
              <Price money={sum} />
            </dd>
          </div>
          <div>
            <dt>{t('bundle.together')}</dt>
            <dd>
              <Price money={price} />
            </dd>
          </div>
          <div>
            <dt>{t('bundle.saving')}</dt>
            <dd>
              <Price money={saving} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}
