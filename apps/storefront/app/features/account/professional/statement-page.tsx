import type { SalonStatement } from '@lokke/contract/ports';
import { formatDate } from '@lokke/domain/dates';
import { formatPercent } from '@lokke/domain/numbers';
import { useHref } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { Price } from '../../../shared/market/price.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AreaPage } from './area-page.tsx';
import { STATEMENT } from './screen.ts';
import { StatementMonths, StatementTable } from './statement-months.tsx';

/** Shows a salon's earnings by month, and the newest bookings. */
export function StatementPage({ statement }: { readonly statement: SalonStatement | null }) {
  const t = useT('statement');
  return (
    <AreaPage title={t('statement.title')}>
      {statement === null ? (
        <Notice tone="error">{t('statement.unavailable')}</Notice>
      ) : (
        <Statement statement={statement} />
      )}
    </AreaPage>
  );
}

function Statement({ statement }: { readonly statement: SalonStatement }) {
  const t = useT('statement');
  const { languageTag } = useMarket();
  const file = useHref(`${STATEMENT}.csv`);
  const { salon, ratePercent, bookings } = statement;
  const rate = formatPercent(ratePercent, languageTag);
  return (
    <>
      <p>{t('statement.intro', { salon: salon.salonName, city: salon.city, rate })}</p>
      {bookings.length === 0 ? (
        <p>{t('statement.none')}</p>
      ) : (
        <>
          <StatementMonths statement={statement} />
          <Bookings statement={statement} />
          <p>
            <a href={file} download>
              {t('statement.csv')}
            </a>
          </p>
        </>
      )}
    </>
  );
}

const SHOWN = 50;

function Bookings({
  statement: { bookings, currencyCode },
}: {
  readonly statement: SalonStatement;
}) {
  const t = useT('statement');
  const price = (amountInMinorUnits: number) => (
    <Price money={{ amountInMinorUnits, currencyCode }} />
  );
  return (
    <section>
      <h2 id="bookings">{t('statement.bookings')}</h2>
      <StatementTable
        labelledBy="bookings"
        columns={['date', 'order', 'earned', 'turnover', 'kind']}
      >
        <tbody>
          {bookings.slice(0, SHOWN).map((booking) => (
            <tr key={`${booking.orderName} ${booking.kind} ${booking.bookedAt}`}>
              <td>{formatDate(new Date(booking.bookedAt))}</td>
              <th scope="row">{booking.orderName}</th>
              <td data-number>{price(booking.kickbackInMinorUnits)}</td>
              <td data-number>{price(booking.turnoverInMinorUnits)}</td>
              <td>{t(`statement.${booking.kind}`)}</td>
            </tr>
          ))}
        </tbody>
      </StatementTable>
      {bookings.length > SHOWN && (
        <p>{t('statement.more', { shown: SHOWN, count: bookings.length })}</p>
      )}
    </section>
  );
}
