interface SentLine {
  readonly quantity: number;
  readonly merchandise: { readonly requiresShipping?: false | undefined } | null;
}

/** Asks whether a parcel leaves: gift cards alone come by e-mail. An empty cart may still get anything. */
export function needsDelivery(lines: readonly SentLine[]): boolean {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  return (
    bought.length === 0 || bought.some(({ merchandise }) => merchandise?.requiresShipping !== false)
  );
}
