import { pageServices } from '../../context/page-services.ts';
import { JournalPage } from '../features/journal/article-list.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { journalTitleOf, withDate } from '../shared/site/journal.ts';
import { requireSome } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/journal';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, market } = context.get(pageServices);
  // A shop that writes nothing has no journal.
  const articles = requireSome(await catalogue.articles());
  return {
    title: journalTitleOf(articles),
    articles: articles.map((article) => withDate(article, market.languageTag)),
    texts: pageMessages(market, 'journal'),
  };
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  return <JournalPage {...loaderData} />;
}
