import type { Language } from '../markets/index.ts';
import { wordsOf } from '../words.ts';
import names from './city-names.json' with { type: 'json' };
import shortNames from './city-short-names.json' with { type: 'json' };

interface Located {
  readonly country: string;
  readonly city: string;
}

type CityNames = Readonly<Partial<Record<Language, string>>>;

// Keyed by country and name, since shops may have twenty thousand salons.
const NAMES: ReadonlyMap<string, CityNames> = new Map(
  Object.entries<readonly CityNames[]>(names).flatMap(([country, cities]) =>
    cities.flatMap((city) =>
      Object.values(city).map((name) => [keyOf({ country, city: name }), city] as const),
    ),
  ),
);

function namesOf(located: Located): CityNames | null {
  return NAMES.get(keyOf(located)) ?? null;
}

/** The city as the language calls it: salons of Gent are in Gand on a French page. */
export function cityIn(language: Language, located: Located): string {
  return namesOf(located)?.[language] ?? located.city;
}

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(shortNames).flatMap(([country, cities]) =>
    Object.entries<readonly string[]>(cities).map(
      ([city, short]) => [keyOf({ country, city }), short] as const,
    ),
  ),
);

/** Every name of the city, short ones included, so that a search finds it by any of them. */
export function allCityNames(located: Located): readonly string[] {
  const short = SHORT_NAMES.get(keyOf(located)) ?? [];
  return [...new Set([located.city, ...Object.values(namesOf(located) ?? {}), ...short])];
}

function keyOf({ country, city }: Located): string {
  return [country, ...wordsOf(city)].join(' ');
}
