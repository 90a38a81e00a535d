import { pageServices } from '../../context/page-services.ts';
import { GlossaryPage } from '../features/product/glossary-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { requireSome } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/ingredients';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, market } = context.get(pageServices);
  // A shop that tells of no ingredients has no glossary.
  const entries = requireSome(await catalogue.ingredients());
  return { texts: pageMessages(market, 'glossary'), entries };
}

export default function Ingredients({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage entries={loaderData.entries} />;
}
