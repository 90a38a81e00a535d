import { pageServices } from '../../context/page-services.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import type { Route } from './+types/ranking';

export { RankingPage as default } from '../features/listing/ranking-page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    texts: pageMessages(context.get(pageServices).market, 'ranking', 'reviews'),
  };
}
