import { pageServices } from '../../context/page-services.ts';
import { RankingPage } from '../features/listing/ranking-page.tsx';
import { ExtraMessages } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import type { Route } from './+types/ranking';

export function loader({ context }: Route.LoaderArgs) {
  return {
    texts: pageMessages(context.get(pageServices).market.language, 'ranking', 'reviews'),
  };
}

export default function Ranking({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <ExtraMessages texts={texts}>
      <RankingPage />
    </ExtraMessages>
  );
}
