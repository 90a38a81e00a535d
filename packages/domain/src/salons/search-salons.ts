interface Findable {
  readonly salonName: string;
  readonly city: string;
  readonly postcode: string | null;
}

/** The salons in whose name, city or postcode every typed word begins a word; case and accents do not matter. */
export function searchSalons<Salon extends Findable>(
  salons: readonly Salon[],
  text: string,
): readonly Salon[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return salons.filter(({ salonName, city, postcode }) => {
    const words = wordsOf(`${salonName} ${city} ${postcode ?? ''}`);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
