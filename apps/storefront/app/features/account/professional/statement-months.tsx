import type { SalonStatement } from '@lokke/contract/ports';
import { formatMonth } from '@lokke/domain/dates';
import type { StatementMonth, StatementSums } from '@lokke/domain/kickback';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Price } from '../../../shared/market/price.tsx';
import styles from './statement.module.css';

/** A plot of what was earned, and the table that it shows. */
export function StatementMonths({ statement }: { readonly statement: SalonStatement }) {
  const t = useT('statement');
  const { months, sums, currencyCode } = statement;
  const price = (amountInMinorUnits: number) => (
    <Price money={{ amountInMinorUnits, currencyCode }} />
  );
  const cells = (row: StatementSums) => (
    <>
      <td data-number>{price(row.kickbackInMinorUnits)}</td>
      <td data-number>{price(row.turnoverInMinorUnits)}</td>
      <td data-number>{price(row.refundedInMinorUnits)}</td>
      <td data-number>{row.orderCount}</td>
    </>
  );
  return (
    <section>
      <h2 id="months">{t('statement.chart')}</h2>
      <div aria-hidden="true" className={styles['plot']}>
        <Bars months={months} />
        <div className={styles['names']}>
          {months.map(({ month }) => (
            <span key={month}>{month.slice(5)}</span>
          ))}
        </div>
      </div>
      <StatementTable
        labelledBy="months"
        columns={['month', 'earned', 'turnover', 'refunded', 'orders']}
      >
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(month.month)}</th>
              {cells(month)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('statement.total')}</th>
            {cells(sums)}
          </tr>
        </tfoot>
      </StatementTable>
    </section>
  );
}

const HEIGHT = 100;
const BAR = { step: 10, width: 6 } as const;

/** Stretched to its box; below the line is what refunds took of earlier months. */
function Bars({ months }: { readonly months: readonly StatementMonth[] }) {
  const values = months.map(({ kickbackInMinorUnits }) => kickbackInMinorUnits);
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  const scale = HEIGHT / Math.max(1, top - bottom);
  const zero = top - bottom === 0 ? HEIGHT : top * scale;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${months.length * BAR.step} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {months.map(({ month, kickbackInMinorUnits: value }, index) => (
        <rect
          key={month}
          data-below={value < 0 || undefined}
          x={index * BAR.step + (BAR.step - BAR.width) / 2}
          y={value < 0 ? zero : zero - value * scale}
          width={BAR.width}
          height={Math.abs(value) * scale}
        />
      ))}
      <line x1="0" x2={months.length * BAR.step} y1={zero} y2={zero} />
    </svg>
  );
}

type Column = 'date' | 'kind' | 'order' | 'month' | 'orders' | 'turnover' | 'refunded' | 'earned';

interface StatementTableProps {
  readonly labelledBy: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

const NUMBERS: readonly Column[] = ['earned', 'turnover', 'refunded', 'orders'];

/** A table that scrolls sideways where it is too wide, by the keyboard too. */
export function StatementTable({ labelledBy, columns, children }: StatementTableProps) {
  const t = useT('statement');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles['scroll']} aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-number={NUMBERS.includes(column) || undefined}>
                {t(`statement.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
