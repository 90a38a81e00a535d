import { formatSheet } from '@lokke/domain/kickback';
import { translateFor } from '@lokke/i18n/all';
import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { loadStatement } from '../../features/account/professional/serve-screen.ts';
import { requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/statement-csv';

/** All bookings of the professional's own salon as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { market, professionals } = context.get(pageServices);
  const statement = await loadStatement(requireThere(professionals), url);
  if (statement === null) throw data(null, { status: 503 });
  const t = translateFor(market);
  const { currencyCode, salon } = statement;
  const money = (amountInMinorUnits: number) => ({ amountInMinorUnits, currencyCode });
  const head = [
    t('statement.date'),
    t('statement.kind'),
    t('statement.order'),
    `${t('statement.turnover')} (${currencyCode})`,
    `${t('statement.earned')} (${currencyCode})`,
  ];
  const rows = statement.bookings.map((booking) => [
    booking.bookedAt.slice(0, 10),
    t(`statement.${booking.kind}`),
    booking.orderName,
    money(booking.turnoverInMinorUnits),
    money(booking.kickbackInMinorUnits),
  ]);
  const csv = formatSheet([head, ...rows], market.languageTag);
  const name = `statement-${salon.salonNo.replaceAll(/[^\w-]/g, '')}.csv`;
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
