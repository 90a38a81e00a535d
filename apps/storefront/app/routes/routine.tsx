import { canAdvise, DEFAULT_CONSULTATION } from '@lokke/domain/consultation';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { RoutinePage } from '../features/routine/routine-page.tsx';
import { loadRoutine, loadSets } from '../shared/catalogue/load-routine.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { triedHere } from '../shared/measurement/tried-here.ts';
import { requireCapability, requireRead } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/routine';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  requireCapability(services, 'consultation');
  const { catalogue, content, market } = services;
  const [read, written] = await Promise.all([catalogue.products(), content.consultation()]);
  const products = requireRead(read);
  const steps = loadRoutine(products);
  // Nothing to build a routine of.
  if (steps.every(({ choices }) => choices.length === 0)) throw data(null, { status: 404 });
  const consultation = written.kind === 'found' ? written.value : DEFAULT_CONSULTATION;
  return {
    hasConsultation: canAdvise(consultation, products),
    steps,
    sets: loadSets(products),
    ...triedHere(services),
    texts: pageMessages(market, 'routine', 'vocabulary'),
  };
}

export default function Routine({ loaderData: { tried: _, ...loaded } }: Route.ComponentProps) {
  return <RoutinePage {...loaded} />;
}
