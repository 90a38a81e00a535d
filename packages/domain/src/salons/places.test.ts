import { expect, test } from 'vitest';
import { placesOf } from './index.ts';

const at = (city: string, latitude: number, longitude: number) => ({
  city,
  position: { latitude, longitude },
});

test('places are the cities with most salons first, in the middle of them', () => {
  const salons = [
    at('Gent', 51, 3),
    at('Brussel', 50, 4),
    at('Brussel', 51, 5),
    { city: 'Nergens', position: null },
    at('', 1, 1),
  ];
  const [brussels, ghent] = [at('Brussel', 50.5, 4.5), at('Gent', 51, 3)].map(
    ({ city: name, position }) => ({ name, position }),
  );
  expect(placesOf(salons, 3)).toEqual([brussels, ghent]);
  expect(placesOf(salons, 2)).toEqual([brussels, ghent]);
  expect(placesOf(salons, 1)).toEqual([brussels]);
  expect(placesOf([], 1)).toEqual([]);
});
