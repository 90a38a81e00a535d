import { formatCsv } from '../kickback/index.ts';
import { type CurrencyCode, formatAmount } from '../money/index.ts';

/** A transfer to one salon. */
export interface Payment {
  /** Number of the invoice, by which both sides find the payment. */
  readonly reference: string;
  readonly holder: string;
  readonly iban: string;
  readonly amountInMinorUnits: number;
}

/** Payments for banks outside SEPA, where each has a format of its own. */
export function paymentCsv(payments: readonly Payment[], currencyCode: CurrencyCode): string {
  return formatCsv([
    ['reference', 'holder', 'iban', 'amount', 'currency'],
    ...payments.map(({ reference, holder, iban, amountInMinorUnits }) => [
      reference,
      holder,
      iban,
      formatAmount({ amountInMinorUnits, currencyCode }),
      currencyCode,
    ]),
  ]);
}
