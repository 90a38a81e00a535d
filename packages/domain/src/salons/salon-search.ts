import { wordsOf } from '../words.ts';

export interface Findable {
  readonly salonName: string;
  readonly city: string;
  readonly postcode: string | null;
}

/**
 * Indexes salons and returns a prefix search: every typed word must begin a word of name, city or postcode. Case and
 * accents do not matter.
 */
export function salonSearch<Salon extends Findable>(
  salons: readonly Salon[],
): (text: string) => readonly Salon[] {
  const shelves = salons.map((salon) => {
    const { salonName, city, postcode } = salon;
    return { salon, words: ` ${wordsOf(`${salonName} ${city} ${postcode ?? ''}`).join(' ')}` };
  });
  return (text) => {
    const typed = wordsOf(text);
    if (typed.length === 0) return [];
    return shelves
      .filter(({ words }) => typed.every((start) => words.includes(` ${start}`)))
      .map(({ salon }) => salon);
  };
}
