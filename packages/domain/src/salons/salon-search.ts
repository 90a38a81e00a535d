import { wordsOf } from '../words.ts';
import { allCityNames } from './city-names.ts';

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

/** Letters from which on a word may have one slip, and two. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** Tells whether a word was meant by what was typed: a letter is missing, too much, wrong or changed places. */
function isTypoOf(typed: string, word: string): boolean {
  const allowed = typed.length >= TWO_SLIPS_FROM ? 2 : typed.length >= ONE_SLIP_FROM ? 1 : 0;
  if (allowed === 0 || Math.abs(typed.length - word.length) > allowed) return false;
  return distance(typed, word) <= allowed;
}

/** Counts the slips between two words; two letters that changed places are one. */
function distance(left: string, right: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last.at(-1) ?? 0;
}
