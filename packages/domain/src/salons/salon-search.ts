import { wordsOf } from '../words.ts';
import { allCityNames } from './city-names.ts';
import { isTypoOf } from './is-typo-of.ts';

export interface Findable {
  readonly salonName: string;
  readonly country: string;
  readonly city: string;
  readonly postcode: string | null;
}

/** Letters that keyboards without these write for them: `Koeln`, `Malmoe`, `Aalesund`. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const spellOut = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter);

/** Words by which a city is known, as one word too: `A'dam`, `denhaag`, `new-york`. */
const wordsOfCity = (name: string) =>
  [name, spellOut(name)].flatMap((one) => [...wordsOf(one), wordsOf(one).join('')]);

/** A part of a city by its number: `Dublin 2`, `Lyon 3e`. */
const DISTRICT = /^\d{1,2}(?:er?|eme)?$/;

/**
 * Indexes salons and returns a prefix search: every typed word must begin a word of name, postcode or city in any language.
 * Case, accents and blanks of a city do not matter. Where nothing begins so, a district's number is left out; last,
 * mistyped words count, too.
 */
export function salonSearch<Salon extends Findable>(
  salons: readonly Salon[],
): (text: string, asTyped?: boolean) => readonly Salon[] {
  const shelves = salons.map((salon) => {
    const words = [
      ...wordsOf(`${salon.salonName} ${salon.postcode ?? ''}`),
      ...allCityNames(salon).flatMap(wordsOfCity),
    ];
    return { salon, words: ` ${words.join(' ')}` };
  });
  const findAll = (typed: readonly string[]) =>
    shelves.filter(({ words }) => typed.every((start) => words.includes(` ${start}`)));
  return (text, asTyped = false) => {
    const typed = wordsOf(text);
    if (typed.length === 0) return [];
    const wholeCity = typed.filter((one) => !DISTRICT.test(one));
    const tries = [typed, [typed.join('')], ...(wholeCity.length > 0 ? [wholeCity] : [])];
    const exact = tries.map(findAll).find(({ length }) => length > 0);
    const found = exact ?? shelves.filter(({ words }) => !asTyped && isMeant(typed, words));
    return found.map(({ salon }) => salon);
  };
}

function isMeant(typed: readonly string[], words: string): boolean {
  const known = words.split(' ');
  return typed.every((one) => known.some((word) => isTypoOf(one, word)));
}

/** Tells a postcode, whole, begun or wrong, from the name of a place or salon, which has a longer word. */
export function isPostcodeLike(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{3}/u.test(text);
}
