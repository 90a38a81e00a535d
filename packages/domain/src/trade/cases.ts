/** The fewest whole cases that hold as many as wanted, within the stock; less than a case where that is all there is. */
export function wholeCases(wanted: number, caseQuantity: number, most: number | null): number {
  const needed = Math.ceil(wanted / caseQuantity) * caseQuantity;
  if (most === null || needed <= most) return needed;
  return Math.floor(most / caseQuantity) * caseQuantity || most;
}

/** Tells whether a quantity breaks into a case; what has no case is sold by the piece, and so is a stock of less than one. */
export function breaksCase(
  quantity: number,
  caseQuantity: number | undefined,
  most: number | null,
): boolean {
  if (caseQuantity === undefined || quantity % caseQuantity === 0) return false;
  return wholeCases(quantity, caseQuantity, most) !== quantity;
}
