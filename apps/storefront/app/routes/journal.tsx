import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { JournalPage } from '../features/journal/article-list.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { journalTitleOf, withDate } from '../shared/site/journal.ts';
import type { Route } from './+types/journal';

export async function loader({ context }: Route.LoaderArgs) {
  const articles = await context.get(pageServices).catalogue.articles();
  if (articles.kind === 'failed') throw data(null, { status: 502 });
  // A shop that writes nothing has no journal.
  if (articles.kind === 'missing' || articles.value.length === 0) throw data(null, { status: 404 });
  const { market } = context.get(pageServices);
  return {
    title: journalTitleOf(articles.value),
    articles: articles.value.map((article) => withDate(article, market.languageTag)),
    texts: pageMessages(market, 'journal'),
  };
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  return <JournalPage {...loaderData} />;
}
