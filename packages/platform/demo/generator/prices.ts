/**
 * How a market's shelf prices end: on a half or just below the whole (23.50, 23.95), on a whole
 * number (28.00), or on a nine (279.00).
 */
export interface PriceRule {
  readonly charm: 'half' | 'whole' | 'nine';
  /** The market's price level against the euro price list. */
  readonly level: number;
}

export function localPriceInCents(priceInEuro: number, rule: PriceRule): number {
  const target = priceInEuro * rule.level;
  if (rule.charm === 'nine') return (Math.round((target + 1) / 10) * 10 - 1) * 100;
  if (rule.charm === 'whole' && target >= 20) return Math.round(target) * 100;
  const halves = Math.round(target * 2);
  if (halves % 2 === 1 || rule.charm === 'whole') return halves * 50;
  return halves * 50 - 5;
}

/** A set costs about an eighth less than its parts; the parts' sum is the price that is struck. */
export function bundlePriceInCents(partsInCents: number, rule: PriceRule): number {
  return localPriceInCents((partsInCents * 0.88) / 100, { ...rule, level: 1 });
}

export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2);
}
