import { Form } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link, PreservedQueryFields } from '../../ui/link.tsx';
import { useAnnouncedChange } from '../../ui/use-announced-change.ts';
import { useValueInPlace } from '../../ui/use-value-in-place.ts';
import { RankingNote } from './ranking-note.tsx';
import styles from './search-page.module.css';

interface SearchPageProps {
  readonly query: string;
  readonly hasContactPage: boolean;
  readonly cards: readonly Card[];
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  readonly salons: readonly {
    readonly salonNo: string;
    readonly salonName: string;
    readonly city: string;
  }[];
  /** Answer to whoever looks for a gift card where none are sold. */
  readonly giftCards: 'none' | 'hasSets' | null;
  /** Offered where no product was found. */
  readonly alternatives: {
    readonly queries: readonly string[];
    readonly cards: readonly Card[];
  } | null;
}

export function SearchPage({
  query,
  cards,
  pages,
  salons,
  alternatives,
  hasContactPage,
  giftCards,
}: SearchPageProps) {
  const t = useT('search');
  const range = usePigment('search');
  const field = useValueInPlace(query);
  const isEmpty = query !== '' && cards.length + pages.length + salons.length === 0;
  const nothing = t('search.nothing', { query });
  const results = t('search.results', { count: cards.length, query });
  const noGiftCards = giftCards && [
    t('search.noGiftCards'),
    ...(giftCards === 'hasSets' ? [t('search.setsAsGift')] : []),
  ];
  useAnnouncedChange([...(noGiftCards ?? []), isEmpty ? nothing : results].join(' '));
  return (
    <div className={`page ${styles['page']}`}>
      <h1>{t('search.title')}</h1>
      <Form role="search" action="/search" className={styles['form']}>
        <PreservedQueryFields />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={t('search.label')}
          defaultValue={query}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit">{t('search.title')}</Button>
      </Form>
      {noGiftCards && <p>{noGiftCards.join(' ')}</p>}
      {isEmpty && (
        <EmptyState range={range} text={nothing}>
          {hasContactPage && (
            <ButtonLink to="/contact" appearance="secondary">
              {t('search.ask')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {alternatives !== null && alternatives.queries.length > 0 && (
        <p>
          {t('search.didYouMean')}{' '}
          {alternatives.queries.map((text) => (
            <Link
              key={text}
              to={`/search?q=${encodeURIComponent(text)}`}
              className={styles['other']}
            >
              {text}
            </Link>
          ))}
        </p>
      )}
      <LinkList
        title={t('search.pages')}
        links={pages.map(({ path, title }) => ({ path, text: title }))}
      />
      <LinkList
        title={t('search.salons')}
        links={salons.map(({ salonNo, salonName, city }) => ({
          path: `/salon/${encodeURIComponent(salonNo)}`,
          text: `${salonName}, ${city}`,
        }))}
      />
      {cards.length > 0 && (
        <>
          <h2>{results}</h2>
          <ProductGrid key={query} cards={cards} eagerCount={1} />
          <RankingNote of="search" />
        </>
      )}
      {alternatives !== null && alternatives.cards.length > 0 && (
        <>
          <h2>{t('search.bestSellers')}</h2>
          <ProductGrid cards={alternatives.cards} eagerCount={0} />
        </>
      )}
    </div>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly text: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles['links']}>
      <h2>
        {title} <small>{links.length}</small>
      </h2>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
