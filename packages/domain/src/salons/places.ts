import type { Coordinates } from './coordinates.ts';

interface Located {
  readonly city: string;
  readonly position: Coordinates | null;
}

/** A city with salons, in the middle of them. */
export interface Place {
  readonly name: string;
  readonly position: Coordinates;
}

/** The cities with the most salons, most first; of equals the first in the list. */
export function placesOf(salons: readonly Located[], limit: number): readonly Place[] {
  const positions = new Map<string, Coordinates[]>();
  for (const { city, position } of salons) {
    if (city === '' || position === null) continue;
    const known = positions.get(city);
    if (known === undefined) positions.set(city, [position]);
    else known.push(position);
  }
  return [...positions]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, limit)
    .map(([name, all]) => ({ name, position: middleOf(all) }));
}

function middleOf(all: readonly Coordinates[]): Coordinates {
  const mean = (read: (one: Coordinates) => number) =>
    all.reduce((sum, one) => sum + read(one), 0) / all.length;
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}
