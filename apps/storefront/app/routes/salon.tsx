import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { SalonPage } from '../features/salons/salon-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { PageHead } from '../shared/page-head.tsx';
import { salonNamesIn } from '../shared/salons/salon-names.ts';
import { requireCapability } from '../shared/site/page-requirements.ts';
import { describeSalon } from '../shared/site/salon-json-ld.ts';
import { StructuredData } from '../shared/structured-data.tsx';
import type { Route } from './+types/salon';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireCapability(context.get(pageServices), 'salons');
  const list = await context.get(pageServices).salons.list();
  if (list.kind !== 'found') throw data(null, { status: 502 });
  const salon = list.value.byNumber(params.salonNo);
  if (salon === null) throw data(null, { status: 404 });
  const address = context.get(pageServices).site.origin + url.pathname.replace(/\/$/, '');
  const texts = pageMessages(context.get(pageServices).market, 'salon');
  const places = [...list.value.places];
  const names = salonNamesIn(context.get(pageServices).market);
  const details = list.value.detailsOf(salon.salonNo);
  return { salon, details, names, places, described: describeSalon(salon, address), texts };
}

export default function Salon({ loaderData }: Route.ComponentProps) {
  const { salon, details, names, places, described } = loaderData;
  const { salonNo, salonName, street, postcode, city } = salon;
  const whereabouts = [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <>
      <PageHead
        title={`${salonName}, ${city}`}
        description={`${salonName}: ${whereabouts.join(', ')}`}
      />
      <StructuredData value={described} />
      <SalonPage key={salonNo} salon={salon} places={places} details={details} names={names} />
    </>
  );
}
