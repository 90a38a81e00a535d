import { canAdvise, DEFAULT_CONSULTATION } from '@lokke/domain/consultation';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { RoutinePage } from '../features/routine/routine-page.tsx';
import { loadRoutine, loadSets } from '../shared/catalogue/load-routine.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { triedHere } from '../shared/measurement/tried-here.ts';
import { requireCapability } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/routine';

export async function loader({ context }: Route.LoaderArgs) {
  requireCapability(context.get(pageServices), 'consultation');
  const [products, written] = await Promise.all([
    context.get(pageServices).catalogue.products(),
    context.get(pageServices).content.consultation(),
  ]);
  if (products.kind !== 'found') throw data(null, { status: 502 });
  const { market } = context.get(pageServices);
  const steps = loadRoutine(products.value);
  // Nothing to build a routine of.
  if (steps.every(({ choices }) => choices.length === 0)) throw data(null, { status: 404 });
  const consultation = written.kind === 'found' ? written.value : DEFAULT_CONSULTATION;
  return {
    hasConsultation: canAdvise(consultation, products.value),
    steps,
    sets: loadSets(products.value),
    ...triedHere(context.get(pageServices)),
    texts: pageMessages(market, 'routine', 'vocabulary'),
  };
}

export default function Routine({ loaderData: { tried: _, ...loaded } }: Route.ComponentProps) {
  return <RoutinePage {...loaded} />;
}
