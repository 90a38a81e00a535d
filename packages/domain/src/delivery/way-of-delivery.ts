interface SentLine {
  readonly quantity: number;
  readonly merchandise: {
    readonly requiresShipping?: false | undefined;
    readonly isGiftCard?: true | undefined;
  } | null;
}

/** Tells how the goods of a cart come: a parcel, gift cards alone by e-mail, others in no need of any. An empty cart may still get anything. */
export function wayOfDelivery(lines: readonly SentLine[]): 'parcel' | 'email' | 'none' {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const isSent = ({ merchandise }: SentLine) => merchandise?.requiresShipping !== false;
  if (bought.length === 0 || bought.some(isSent)) return 'parcel';
  return bought.every(({ merchandise }) => merchandise?.isGiftCard) ? 'email' : 'none';
}
