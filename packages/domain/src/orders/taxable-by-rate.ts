import type { Money } from '../money/index.ts';
import type { MoneyLine } from '../money-lines/index.ts';

interface PaidLine {
  /** Price of all units after every discount. */
  readonly paid: Money;
  /** False for what no parcel brings: it takes no share in the delivery. */
  readonly isSent: boolean;
}

interface TaxedOrder {
  readonly total: Money;
  /** Rows below its lines. */
  readonly money: readonly MoneyLine[];
  readonly lines: readonly PaidLine[];
  /** Percent of tax in the price of each line; null where there is none. */
  readonly linePercents: readonly (number | null)[];
  /** Tax by rate, as it is told. */
  readonly taxes: readonly { readonly ratePercent: number | null; readonly amount: Money }[];
}

/**
 * Computes the amount without tax that each told tax is due on (Directive 2006/112/EC, article 226, point 8). Amounts and
 * taxes add up to what was paid for all taxed goods. Null where a told tax is a cent or more off, as a shop may tax delivery
 * otherwise, and for orders with returns or with prices that exclude tax.
 */
export function taxableByRate({ taxes, ...order }: TaxedOrder): readonly Money[] | null {
  if (!order.money.every(isOfPricesWithTax)) return null;
  const paid = paidByRate(order);
  const told = new Map(taxes.map((tax) => [tax.ratePercent, tax.amount.amountInMinorUnits]));
  const paidAt = (percent: number | null) => paid.get(percent) ?? 0;
  const isToldRight = [...paid.keys(), ...told.keys()].every((percent) => {
    const rate = percent ?? 0;
    const exact = (paidAt(percent) * rate) / (100 + rate);
    const tax = told.get(percent);
    return tax === undefined ? exact === 0 : Math.abs(tax - exact) < 1;
  });
  if (!isToldRight || told.size < taxes.length) return null;
  return taxes.map(({ ratePercent, amount }) => ({
    ...amount,
    amountInMinorUnits: paidAt(ratePercent) - amount.amountInMinorUnits,
  }));
}

/** Adds up what was paid at each rate. Delivery is taxed as what it brings, in the shares of its value. */
function paidByRate({ total, lines, linePercents }: Omit<TaxedOrder, 'taxes' | 'money'>) {
  const deliveryInMinorUnits = total.amountInMinorUnits - sum(lines);
  const sentInMinorUnits = sumOfSent(lines);
  let before = 0;
  let given = 0;
  const rates = [...Map.groupBy(lines, (_, position) => linePercents[position] ?? null)];
  const highestFirst = rates.toSorted(([one], [other]) => (other ?? 0) - (one ?? 0));
  return new Map(
    highestFirst.map(([percent, of]) => {
      before += sumOfSent(of);
      // Goods that cost nothing are brought at the highest rate.
      const share = sentInMinorUnits === 0 ? 1 : before / sentInMinorUnits;
      const until = Math.round(deliveryInMinorUnits * share);
      const amount = sum(of) + until - given;
      given = until;
      return [percent, amount];
    }),
  );
}

/** Asks whether a row belongs to an order as it was placed, with tax in its prices and every amount explained. */
function isOfPricesWithTax(row: MoneyLine): boolean {
  if (row.kind === 'discount') return row.title !== null;
  return row.kind !== 'addedTax' && row.kind !== 'returned' && row.kind !== 'refunded';
}

const sum = (lines: readonly PaidLine[]) =>
  lines.reduce((total, { paid }) => total + paid.amountInMinorUnits, 0);
const sumOfSent = (lines: readonly PaidLine[]) => sum(lines.filter(({ isSent }) => isSent));
