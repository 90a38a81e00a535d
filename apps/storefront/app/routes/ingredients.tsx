import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { GlossaryPage } from '../features/product/glossary-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import type { Route } from './+types/ingredients';

export async function loader({ context }: Route.LoaderArgs) {
  const ingredients = await context.get(pageServices).catalogue.ingredients();
  if (ingredients.kind === 'failed') throw data(null, { status: 502 });
  // A shop that tells of no ingredients has no glossary.
  if (ingredients.kind === 'missing' || ingredients.value.length === 0) {
    throw data(null, { status: 404 });
  }
  const texts = pageMessages(context.get(pageServices).market, 'glossary');
  return { texts, entries: ingredients.value };
}

export default function Ingredients({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage entries={loaderData.entries} />;
}
