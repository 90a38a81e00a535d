import type { Catalogue } from '@lokke/contract/ports';
import { isListed, type ProductSummary } from '@lokke/domain/catalogue';
import { answerGiftCards, asksForGiftCard, isSet } from '@lokke/domain/gift-card-search';
import { findPages } from '@lokke/domain/page-search';
import { writtenPagePath } from '@lokke/domain/paths';
import { pageServices } from '../../context/page-services.ts';
import { SearchPage } from '../features/listing/search-page.tsx';
import { bestSellersOf } from '../shared/catalogue/best-sellers.ts';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { PageHead } from '../shared/page-head.tsx';
import { type Card, toCard } from '../shared/product-card/card.ts';
import { requireRead } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/search';

// Longer queries are cut.
const MAX_QUERY = 100;
const MAX_SALONS = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const input = new URL(request.url).searchParams.get('q') ?? '';
  const query = input.trim().slice(0, MAX_QUERY);
  const { catalogue, content, market, salons: salonSource, site } = context.get(pageServices);
  const texts = pageMessages(market, 'listing', 'search');
  const nothing = {
    query,
    cards: [],
    pages: [],
    salons: [],
    alternatives: null,
    giftCards: null,
    hasContactPage: false,
    texts,
  };
  if (query === '') return nothing;
  const [products, pages, salons] = await Promise.all([
    catalogue.search(query),
    content.pages(),
    salonSource.list(),
  ]);
  const { giftCards, found } = await withGiftCards(query, requireRead(products), catalogue);
  const cards = found.filter(isListed).map(toCard);
  return {
    ...nothing,
    giftCards,
    cards,
    hasContactPage: pages.kind === 'found' && pages.value.some(({ slug }) => slug === 'contact'),
    pages:
      pages.kind === 'found'
        ? findPages(query, pages.value).map(({ slug, anchor, title }) => ({
            path: writtenPagePath(slug, anchor),
            title,
          }))
        : [],
    salons:
      site.brand.capabilities.includes('salons') && salons.kind === 'found'
        ? salons.value
            .find({ near: null, query, limit: MAX_SALONS, asTyped: cards.length > 0 })
            .salons.map(({ salon: { salonNo, salonName, city } }) => ({ salonNo, salonName, city }))
        : [],
    alternatives: cards.length === 0 ? await alternativesTo(query, catalogue) : null,
  };
}

/** Puts gift cards first for whoever looks for one; tells what to say where none are sold. */
async function withGiftCards(
  query: string,
  found: readonly ProductSummary[],
  catalogue: Catalogue,
) {
  const onSale = asksForGiftCard(query) ? await catalogue.products() : null;
  if (onSale?.kind !== 'found') return { giftCards: null, found };
  const { sellsGiftCards, products } = answerGiftCards(found, onSale.value);
  const missing = products.some(isSet) ? ('hasSets' as const) : ('none' as const);
  return { giftCards: sellsGiftCards ? null : missing, found: products };
}

/** Loads spellings and best sellers for a query without products. */
async function alternativesTo(
  query: string,
  catalogue: Catalogue,
): Promise<{ readonly queries: readonly string[]; readonly cards: readonly Card[] }> {
  const [guess, products] = await Promise.all([
    catalogue.predictiveSearch(query),
    catalogue.products(),
  ]);
  return {
    queries: guess.kind === 'found' ? guess.value.queries : [],
    cards: bestSellersOf(products.kind === 'found' ? products.value : []).map(toCard),
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, ...found } = loaderData;
  const t = useT();
  const title = t('shell.search');
  return (
    <>
      <PageHead title={query === '' ? title : t('shell.pair', { label: title, text: query })} />
      <SearchPage query={query} {...found} />
    </>
  );
}
