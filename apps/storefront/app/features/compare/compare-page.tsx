import { comparePath } from '@lokke/domain/compare';
import { useLayoutEffect } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './compare-page.module.css';
import { type ComparedProduct, CompareTable } from './compare-table.tsx';

interface ComparePageProps {
  readonly products: readonly ComparedProduct[];
  /** Another one was asked for. */
  readonly isFull: boolean;
  readonly hasMissing: boolean;
}

export function ComparePage({ products, isFull, hasMissing }: ComparePageProps) {
  const t = useT('compare');
  const range = usePigment('compare');
  const handles = products.map(({ card }) => card.handle);
  const path = comparePath(handles);
  // The next product that is chosen joins these: kept with the frame that shows them.
  useLayoutEffect(() => {
    writeStored(sharedValues.comparedProducts, new URLSearchParams(path.split('?')[1]).getAll('p'));
  }, [path]);
  return (
    <div className={`page ${styles['page']}`}>
      <PageHead title={t('compare.title')} description={t('compare.intro')} isVariant />
      <header>
        <h1>{t('compare.title')}</h1>
        <p>{t('compare.intro')}</p>
      </header>
      {isFull && <Notice tone="error">{t('compare.full')}</Notice>}
      {hasMissing && <Notice tone="error">{t('compare.missing')}</Notice>}
      {products.length === 0 ? (
        <EmptyState range={range} text={t('compare.empty')}>
          <ButtonLink to="/shop">{t('shell.menu.all')}</ButtonLink>
        </EmptyState>
      ) : (
        <CompareTable products={products} />
      )}
    </div>
  );
}
