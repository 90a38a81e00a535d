import { Form } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PreservedQueryFields } from '../../ui/link.tsx';
import styles from './search-page.module.css';

interface SearchPageProps {
  readonly query: string;
  readonly cards: readonly Card[];
}

export function SearchPage({ query, cards }: SearchPageProps) {
  const t = useT('search');
  const shop = useT('listing');
  const isEmpty = query !== '' && cards.length === 0;
  return (
    <div className={`page ${styles['page']}`}>
      <h1>{t('search.title')}</h1>
      <Form role="search" action="/search" className={styles['form']}>
        <PreservedQueryFields />
        <input
          type="search"
          name="q"
          aria-label={t('search.label')}
          defaultValue={query}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit">{t('search.title')}</Button>
      </Form>
      {isEmpty && (
        <EmptyState text={t('search.nothing', { query })} isStatus>
          <ButtonLink to="/shop" appearance="secondary">
            {shop('listing.empty.action')}
          </ButtonLink>
        </EmptyState>
      )}
      {cards.length > 0 && (
        <>
          <h2>{t('search.results', { count: cards.length, query })}</h2>
          <ProductGrid cards={cards} eagerCount={1} />
        </>
      )}
    </div>
  );
}
