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
