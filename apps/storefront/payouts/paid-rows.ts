import type { Market } from '@lokke/domain/markets';
import type { Translate } from '@lokke/i18n';
import type { StoredClosing } from '../server/features/payouts/index.ts';

export interface PayoutContext extends StoredClosing {
  readonly market: Market;
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly registration: string;
  };
  readonly t: Translate<'payout'>;
}

/** Number of an invoice, counted for each shop without a gap. */
export const referenceOf = ({ market }: PayoutContext, invoice: number) =>
  `${market.shop.toUpperCase()}-${String(invoice).padStart(6, '0')}`;

/** Rows that are paid, with whom they are paid to. */
export function paidRows(context: PayoutContext) {
  const { closing, parties } = context;
  return closing.rows.flatMap((row) => {
    const payee = parties.payees.find(({ salonNo }) => salonNo === row.salonNo);
    const { outcome } = row;
    if (outcome.kind !== 'paid' || payee === undefined) return [];
    return [{ row, payee, outcome, reference: referenceOf(context, outcome.invoice) }];
  });
}

export type PaidRow = ReturnType<typeof paidRows>[number];
