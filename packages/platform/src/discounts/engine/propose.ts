import type { BasicTerms, Discount, Threshold, UnitReduction } from '../discount.ts';
import { type Units, unitsToGive } from './buy-get.ts';
import { isMeant, type OpenLine, priceOf, suitsPurchase, sumOf } from './open-line.ts';
import { percentageOf, shareOut } from './share-out.ts';

/** What a discount would take off one line. */
export interface Proposal {
  readonly lineId: string;
  readonly amountInMinorUnits: number;
  /** Units that buy-X-get-Y gives away. */
  readonly units: number;
}

export interface Table {
  readonly lines: readonly OpenLine[];
  /** The lines that this discount may touch: a line bears one product discount. */
  readonly free: readonly OpenLine[];
  readonly given: Units;
}

/** What a discount on products takes off which lines; nothing, if the cart does not earn it. */
export function propose(discount: Discount, table: Table): readonly Proposal[] {
  const free = table.free.filter((line) => suitsPurchase(discount, line));
  const { terms } = discount;
  const proposals =
    terms.kind === 'basic'
      ? proposeBasic(terms, { ...table, free })
      : [...unitsToGive({ ...table, terms, free })].map(([lineId, units]) => ({
          lineId,
          units,
          amountInMinorUnits: offUnits(unitPriceIn(free, lineId), units, terms.gets.reduction),
        }));
  return proposals.filter(({ amountInMinorUnits }) => amountInMinorUnits > 0);
}

function unitPriceIn(lines: readonly OpenLine[], lineId: string): number {
  return lines.find(({ line }) => line.id === lineId)?.line.unitPriceInMinorUnits ?? 0;
}

function offUnits(unitPrice: number, units: number, reduction: UnitReduction): number {
  return reduction.kind === 'percentage'
    ? percentageOf(unitPrice * units, reduction.percentage)
    : Math.min(unitPrice, reduction.amountInMinorUnits) * units;
}

function proposeBasic(
  { minimum, items, reduction }: BasicTerms,
  { lines, free, given }: Table,
): readonly Proposal[] {
  const meant = lines.filter((line) => isMeant(items, line));
  const bought = ({ line }: OpenLine) => line.quantity - (given.get(line.id) ?? 0);
  if (!reaches(minimum, meant, bought)) return [];
  const entitled = free.filter((line) => isMeant(items, line));
  const proposal = ({ line }: OpenLine, amountInMinorUnits: number): Proposal => ({
    lineId: line.id,
    amountInMinorUnits,
    units: 0,
  });
  if (reduction.kind === 'amount' && !reduction.isPerItem) {
    const prices = entitled.map((line) => priceOf(line));
    const shares = shareOut(reduction.amountInMinorUnits, prices);
    return entitled.map((line, index) => proposal(line, shares[index] ?? 0));
  }
  return entitled.map((open) => {
    const { unitPriceInMinorUnits, quantity } = open.line;
    return proposal(open, offUnits(unitPriceInMinorUnits, quantity, reduction));
  });
}

/** Against what is bought at its own price, before any discount. */
export function reaches(
  minimum: Threshold | null,
  lines: readonly OpenLine[],
  unitsOf: (line: OpenLine) => number,
): boolean {
  if (minimum === null) return true;
  return minimum.kind === 'quantity'
    ? sumOf(lines, unitsOf) >= minimum.quantity
    : sumOf(lines, (line) => priceOf(line, unitsOf(line))) >= minimum.amountInMinorUnits;
}
