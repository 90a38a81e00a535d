interface Numbered {
  readonly salonNo: string;
}

/** The salon whose number is remembered for the locale's market (spec §4). */
export function currentSalonOf<Salon extends Numbered>(
  salons: readonly Salon[],
  rememberedSalonNo: string | null,
): Salon | null {
  return salons.find(({ salonNo }) => salonNo === rememberedSalonNo) ?? null;
}

export type SalonDecision<Salon> =
  | { readonly kind: 'choose'; readonly salon: Salon }
  | { readonly kind: 'keep' };

export interface SalonQuestion<Salon> {
  readonly matchedSalon: Salon | null;
  readonly currentSalon: Salon | null;
  /** The visitor took the salon away: an automatic match stays away. */
  readonly salonManuallyDeleted: boolean;
}

/** Whether logging in chooses the customer's own salon. A choice that the visitor made is left alone. */
export function decideSalon<Salon extends Numbered>(
  question: SalonQuestion<Salon>,
): SalonDecision<Salon> {
  const { matchedSalon, currentSalon, salonManuallyDeleted } = question;
  if (matchedSalon === null || currentSalon !== null || salonManuallyDeleted) {
    return { kind: 'keep' };
  }
  return { kind: 'choose', salon: matchedSalon };
}
