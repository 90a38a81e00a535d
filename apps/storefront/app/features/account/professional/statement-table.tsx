import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import styles from './statement.module.css';

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
