import { townLine } from '@lokke/domain/addresses';
import { pageServices } from '../../context/page-services.ts';
import { SalonPage } from '../features/salons/salon-page.tsx';
import { useT } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { PageHead } from '../shared/page-head.tsx';
import { salonNamesIn } from '../shared/salons/salon-names.ts';
import { requireCapability, requireRead, requireThere } from '../shared/site/page-requirements.ts';
import { describeSalon } from '../shared/site/salon-json-ld.ts';
import { StructuredData } from '../shared/structured-data.tsx';
import type { Route } from './+types/salon';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  requireCapability(services, 'salons');
  const { market, salons, site } = services;
  const list = requireRead(await salons.list());
  const salon = requireThere(list.byNumber(params.salonNo));
  const address = site.origin + url.pathname.replace(/\/$/, '');
  const texts = pageMessages(market, 'salon');
  const places = [...list.places];
  const names = salonNamesIn(market);
  const details = list.detailsOf(salon.salonNo);
  return { salon, details, names, places, described: describeSalon(salon, address), texts };
}

export default function Salon({ loaderData }: Route.ComponentProps) {
  const { salon, details, names, places, described } = loaderData;
  const { salonNo, salonName, street, city } = salon;
  const t = useT();
  const whereabouts = [street, townLine(salon)].filter(Boolean).join(', ');
  return (
    <>
      <PageHead
        title={`${salonName}, ${city}`}
        description={t('shell.pair', { label: salonName, text: whereabouts })}
      />
      <StructuredData value={described} />
      <SalonPage key={salonNo} salon={salon} places={places} details={details} names={names} />
    </>
  );
}
