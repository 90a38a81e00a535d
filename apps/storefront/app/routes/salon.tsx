import { data } from 'react-router';
import { SalonPage } from '../features/salons/salon-page.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { salonsContext } from '../shared/server-context.ts';
import type { Route } from './+types/salon';

export async function loader({ params, context }: Route.LoaderArgs) {
  const list = await context.get(salonsContext).list();
  if (list.kind !== 'found') throw data(null, { status: 502 });
  const salon = list.value.byNumber(params.salonNo);
  if (salon === null) throw data(null, { status: 404 });
  return { salon };
}

export default function Salon({ loaderData: { salon } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`${salon.salonName}, ${salon.city}`} />
      <SalonPage key={salon.salonNo} salon={salon} />
    </>
  );
}
