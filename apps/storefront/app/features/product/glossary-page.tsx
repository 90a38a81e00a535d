import { type GlossaryEntry, ingredientAnchor } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { productPathOf } from '../../shared/site/product-path.ts';
import { Trail } from '../../shared/trail.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './glossary-page.module.css';

export function GlossaryPage({ entries }: { readonly entries: readonly GlossaryEntry[] }) {
  const t = useT('glossary');
  return (
    <div className={`page ${styles['page']}`}>
      <Trail steps={[{ title: t('shell.menu.all'), to: '/shop' }]} current={t('glossary.title')} />
      <PageTitle title={t('glossary.title')} description={t('glossary.intro')} />
      <p className={styles['intro']}>{t('glossary.intro')}</p>
      <ul className={styles['entries']}>
        {entries.map(({ name, inci, reason, products }) => (
          <li key={name} id={ingredientAnchor(name)} className={styles['entry']}>
            <h2>{name}</h2>
            <p className={styles['inci']} lang="la" translate="no">
              {inci}
            </p>
            <p>{reason}</p>
            <ul className={styles['products']} aria-label={t('glossary.products', { name })}>
              {products.map(({ handle, title }) => (
                <li key={handle}>
                  <Link to={productPathOf(handle, null)}>{title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
