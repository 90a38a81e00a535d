import type { SortOption } from '@lokke/domain/listing';
import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './listing-page.module.css';
import { SortMenu } from './sort-menu.tsx';

interface ListingPageProps {
  readonly title: string;
  readonly intro: string;
  readonly cards: readonly Card[];
  readonly sortOption: SortOption;
  /** Beside the heading; decoration. */
  readonly picture?: ReactNode;
}

export function ListingPage({ title, intro, cards, sortOption, picture }: ListingPageProps) {
  const t = useT();
  const home = { title: t('shell.breadcrumbs.home'), to: '/' };
  return (
    <>
      <header className={styles['header']} data-pictured={picture ? true : undefined}>
        {picture}
        <div className={`page ${styles['heading']}`}>
          <Breadcrumbs label={t('shell.breadcrumbs')} trail={[home]} current={title} />
          <h1>{title}</h1>
          {intro !== '' && <p>{intro}</p>}
        </div>
      </header>
      <div className="page">
        <div className={styles['bar']}>
          <h2>{t('listing.count', { count: cards.length })}</h2>
          {cards.length > 1 && <SortMenu sortOption={sortOption} />}
        </div>
        {cards.length > 0 ? (
          <ProductGrid cards={cards} eagerCount={picture ? 0 : 1} />
        ) : (
          <EmptyShelf />
        )}
      </div>
    </>
  );
}

function EmptyShelf() {
  const t = useT();
  return (
    <div className={styles['empty']}>
      <p>{t('listing.empty')}</p>
      <ButtonLink to="/shop">{t('listing.empty.action')}</ButtonLink>
    </div>
  );
}
