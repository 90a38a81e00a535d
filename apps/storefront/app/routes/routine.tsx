import { data } from 'react-router';
import { RoutinePage } from '../features/routine/routine-page.tsx';
import { FindingTextsProvider } from '../shared/finding/finding-texts-provider.tsx';
import { loadRoutine } from '../shared/finding/load-routine.ts';
import { MoreTexts } from '../shared/i18n/messages-provider.tsx';
import { pageTexts } from '../shared/messages/page-texts.ts';
import { PageHead } from '../shared/page-head.tsx';
import { catalogueContext, marketContext } from '../shared/server-context.ts';
import type { Route } from './+types/routine';

export async function loader({ context }: Route.LoaderArgs) {
  const products = await context.get(catalogueContext).products();
  if (products.kind !== 'found') throw data(null, { status: 502 });
  const market = context.get(marketContext);
  const words = pageTexts(market.language, 'vocabulary');
  return { ...loadRoutine(products.value, market), words };
}

export default function Routine({ loaderData: { steps, texts, words } }: Route.ComponentProps) {
  return (
    <FindingTextsProvider texts={texts}>
      <PageHead title={texts['routine.title']} description={texts['routine.intro']} />
      <MoreTexts texts={words}>
        <RoutinePage steps={steps} />
      </MoreTexts>
    </FindingTextsProvider>
  );
}
