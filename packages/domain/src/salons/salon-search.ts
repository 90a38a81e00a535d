import { wordsOf } from '../words.ts';
import { allCityNames } from './city-names.ts';
import { isTypoOf } from './is-typo-of.ts';

export interface Findable {
  readonly salonName: string;
  readonly country: string;
  readonly city: string;
  readonly postcode: string | null;
}

/**
 * Indexes salons and returns a prefix search: every typed word must begin a word of name, postcode or city in any language.
 * Case and accents do not matter. Where nothing begins so, words that were mistyped count, too.
 */
export function salonSearch<Salon extends Findable>(
  salons: readonly Salon[],
): (text: string) => readonly Salon[] {
  const shelves = salons.map((salon) => {
    const facts = [salon.salonName, ...allCityNames(salon), salon.postcode ?? ''];
    return { salon, words: ` ${wordsOf(facts.join(' ')).join(' ')}` };
  });
  return (text) => {
    const typed = wordsOf(text);
    if (typed.length === 0) return [];
    const exact = shelves.filter(({ words }) =>
      typed.every((start) => words.includes(` ${start}`)),
    );
    const found = exact.length > 0 ? exact : shelves.filter(({ words }) => isMeant(typed, words));
    return found.map(({ salon }) => salon);
  };
}

function isMeant(typed: readonly string[], words: string): boolean {
  const known = words.split(' ');
  return typed.every((one) => known.some((word) => isTypoOf(one, word)));
}
