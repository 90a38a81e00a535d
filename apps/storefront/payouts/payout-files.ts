import { formatCsv } from '@lokke/domain/kickback';
import { formatAmount } from '@lokke/domain/money';
import {
  isPayable,
  type Payment,
  paymentCsv,
  sepaDocument,
  sepaFaults,
  writeSepaFile,
} from '@lokke/domain/payout';
import { fail, type Result, succeed } from '@lokke/http-client';
import { type PayoutContext, paidRows, referenceOf } from './paid-rows.ts';
import { remittanceLetter } from './remittance-letter.ts';

export interface PayoutFile {
  /** Path below the folder of the command. */
  readonly name: string;
  readonly content: string;
}

/** Files of a closed month: the same each time they are made. Fails with what a bank would refuse. */
export function payoutFiles(context: PayoutContext): Result<readonly PayoutFile[], string> {
  const payment = paymentFile(context);
  if (!payment.ok) return payment;
  return succeed([...payment.value, summaryFile(context), ...letters(context)]);
}

/** Names payments of a month that was closed when less was checked, which its file has to leave out. */
export function leftOut(context: PayoutContext): readonly string[] {
  return paidRows(context).flatMap(({ row, payee, reference }) =>
    isPayable(payee)
      ? []
      : [
          `${reference} is not in the payment file: no bank takes the account of salon ${row.salonNo}`,
        ],
  );
}

const nameOf = ({ market, closing }: PayoutContext) => `${market.shop}-${closing.month}`;

/** None where nobody is paid: a bank refuses an empty one. */
export function paymentFile(context: PayoutContext): Result<readonly PayoutFile[], string> {
  const { market, seller, closing, parties } = context;
  const payments = paidRows(context)
    .filter(({ payee }) => isPayable(payee))
    .map(
      ({ payee, outcome, reference }): Payment => ({
        reference,
        holder: payee.holder,
        iban: payee.iban,
        amountInMinorUnits: outcome.netInMinorUnits + outcome.vatInMinorUnits,
      }),
    );
  if (payments.length === 0) return succeed([]);
  const name = nameOf(context);
  const { currencyCode } = market;
  if (currencyCode !== 'EUR') {
    return succeed([{ name: `${name}.csv`, content: paymentCsv(payments, currencyCode) }]);
  }
  const document = sepaDocument({
    messageId: name.toUpperCase(),
    createdAt: closing.closedAt,
    debtor: { name: seller.name, iban: parties.debtorIban },
    payments,
  });
  const faults = sepaFaults(document);
  if (faults.length > 0) return fail(`a bank refuses ${name}.xml: ${faults.join('; ')}`);
  return succeed([{ name: `${name}.xml`, content: writeSepaFile(document) }]);
}

const SUMMARY_HEADER = [
  'shop',
  'month',
  'salonNo',
  'ratePercent',
  'earned',
  'corrections',
  'carriedIn',
  'outcome',
  'invoice',
  'net',
  'vat',
  'carriedOut',
  'currency',
];

/** Every salon of the month, the carried ones with their reason. */
export function summaryFile(context: PayoutContext): PayoutFile {
  const { market, closing } = context;
  const { currencyCode } = market;
  const amount = (amountInMinorUnits: number) => formatAmount({ amountInMinorUnits, currencyCode });
  const rows = closing.rows.map(({ outcome, corrections, ...row }) => {
    const isPaid = outcome.kind === 'paid';
    return [
      market.shop,
      closing.month,
      row.salonNo,
      row.ratePercent,
      amount(row.earnedInMinorUnits),
      amount(corrections.reduce((sum, one) => sum + one.amountInMinorUnits, 0)),
      amount(row.carriedInInMinorUnits),
      isPaid ? 'paid' : outcome.reason,
      isPaid ? referenceOf(context, outcome.invoice) : '',
      amount(isPaid ? outcome.netInMinorUnits : 0),
      amount(isPaid ? outcome.vatInMinorUnits : 0),
      amount(isPaid ? 0 : outcome.amountInMinorUnits),
      currencyCode,
    ];
  });
  return {
    name: `${nameOf(context)}-summary.csv`,
    content: formatCsv([SUMMARY_HEADER, ...rows]),
  };
}

function letters(context: PayoutContext): readonly PayoutFile[] {
  return paidRows(context).map((paid) => ({
    name: `${nameOf(context)}-letters/${paid.reference}.html`,
    content: remittanceLetter(paid, context),
  }));
}
