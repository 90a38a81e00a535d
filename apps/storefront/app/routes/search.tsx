import { isListed } from '@lokke/domain/catalogue';
import { data } from 'react-router';
import { catalogueContext, marketContext } from '../../context/page-contexts.ts';
import { SearchPage } from '../features/listing/search-page.tsx';
import { ExtraMessages, useT } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { PageHead } from '../shared/page-head.tsx';
import { toCard } from '../shared/product-card/card.ts';
import type { Route } from './+types/search';

// Longer queries are cut.
const MAX_QUERY = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const input = new URL(request.url).searchParams.get('q') ?? '';
  const query = input.trim().slice(0, MAX_QUERY);
  const { language } = context.get(marketContext);
  const texts = pageMessages(language, 'listing', 'search');
  if (query === '') return { query, cards: [], texts };
  const found = await context.get(catalogueContext).search(query);
  if (found.kind !== 'found') throw data(null, { status: 502 });
  return { query, cards: found.value.filter(isListed).map(toCard), texts };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, cards, texts } = loaderData;
  const t = useT();
  const title = t('shell.search');
  return (
    <ExtraMessages texts={texts}>
      <PageHead title={query === '' ? title : `${title}: ${query}`} />
      <SearchPage key={query} query={query} cards={cards} />
    </ExtraMessages>
  );
}
