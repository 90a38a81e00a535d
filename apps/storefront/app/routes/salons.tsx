import { parsePlace } from '@lokke/domain/salons';
import { pageServices } from '../../context/page-services.ts';
import { FinderPage } from '../features/salons/finder-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { requireCapability } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/salons';

const MAX_SALONS = 24;
const MAX_QUERY = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  requireCapability(services, 'salons');
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get('query') ?? '').trim().slice(0, MAX_QUERY);
  const near = parsePlace(searchParams.get('near') ?? '');
  const texts = pageMessages(services.market, 'salon');
  const list = await services.salons.list();
  if (list.kind !== 'found') {
    const found = { salons: [], total: 0, failed: true };
    return { texts, query, isNear: false, places: [], found };
  }
  const { salons, total } = list.value.find({ near, query, limit: MAX_SALONS });
  const places = [...list.value.places];
  const isNear = near !== null;
  return { texts, query, isNear, places, found: { salons: [...salons], total, failed: false } };
}

export default function Salons({ loaderData }: Route.ComponentProps) {
  return <FinderPage {...loaderData} />;
}
