const HUNDREDTHS_OF_ALL = 10_000n;

/** To the nearest minor unit, halves up; in whole numbers, so that no amount is too large for it. */
export function percentageOf(amountInMinorUnits: number, percentage: number): number {
  const hundredths = BigInt(Math.round(percentage * 100));
  const product = BigInt(amountInMinorUnits) * hundredths;
  return Number((product + HUNDREDTHS_OF_ALL / 2n) / HUNDREDTHS_OF_ALL);
}

/**
 * An amount shared among prices in proportion, in whole minor units: the shares add up to the
 * amount, and none exceeds its price. What rounding leaves over goes to the largest remainders.
 */
export function shareOut(amountInMinorUnits: number, prices: readonly number[]): readonly number[] {
  const total = prices.reduce((sum, price) => sum + BigInt(price), 0n);
  const wanted = BigInt(amountInMinorUnits);
  const amount = wanted < total ? wanted : total;
  if (total === 0n) return prices.map(() => 0);
  const parts = prices.map((price, index) => {
    const product = amount * BigInt(price);
    return { index, share: product / total, remainder: product % total };
  });
  const left = Number(parts.reduce((rest, { share }) => rest - share, amount));
  const shares = parts.map(({ share }) => Number(share));
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
