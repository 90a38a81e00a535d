import { formatCsv } from '@lokke/domain/kickback';
import { formatAmount } from '@lokke/domain/money';
import {
  type Payment,
  paymentCsv,
  sepaDocument,
  sepaFaults,
  writeSepaFile,
} from '@lokke/domain/payout';
import { type PayoutContext, paidRows, referenceOf } from './paid-rows.ts';
import { remittanceLetter } from './remittance-letter.ts';

export interface PayoutFile {
  /** Path below the folder of the command. */
  readonly name: string;
  readonly content: string;
}

/** Files of a closed month: the same each time they are made. */
export function payoutFiles(context: PayoutContext): readonly PayoutFile[] {
  return [...paymentFile(context), summaryFile(context), ...letters(context)];
}

const nameOf = ({ market, closing }: PayoutContext) => `${market.shop}-${closing.month}`;

/** None where nobody is paid: a bank refuses an empty one. */
function paymentFile(context: PayoutContext): readonly PayoutFile[] {
  const { market, seller, closing, parties } = context;
  const payments = paidRows(context).map(
    ({ payee, outcome, reference }): Payment => ({
      reference,
      holder: payee.holder,
      iban: payee.iban,
      amountInMinorUnits: outcome.netInMinorUnits + outcome.vatInMinorUnits,
    }),
  );
  if (payments.length === 0) return [];
  const name = nameOf(context);
  const { currencyCode } = market;
  if (currencyCode !== 'EUR') {
    return [{ name: `${name}.csv`, content: paymentCsv(payments, currencyCode) }];
  }
  const document = sepaDocument({
    messageId: name.toUpperCase(),
    createdAt: closing.closedAt,
    debtor: { name: seller.name, iban: parties.debtorIban },
    payments,
  });
  const faults = sepaFaults(document);
  if (faults.length > 0) throw new Error(`${name}.xml is refused: ${faults.join('; ')}`);
  return [{ name: `${name}.xml`, content: writeSepaFile(document) }];
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
      ...[market.shop, closing.month, row.salonNo, row.ratePercent],
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
