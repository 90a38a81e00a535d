import { describe, expect, it, test } from 'vitest';
import { allCityNames, cityIn } from './index.ts';

describe('other names of a city', () => {
  test.each([
    ['en', 'NL', 'Den Haag', 'The Hague'],
    ['de', 'DE', 'Köln', 'Köln'],
    ['es', 'DE', 'koln', 'Colonia'],
    ['fr', 'BE', 'Charleroi', 'Charleroi'],
    ['sv', 'BE', 'Gent', 'Gent'],
    // Bergen is Mons in Belgium alone.
    ['fr', 'BE', 'Bergen', 'Mons'],
    ['fr', 'NO', 'Bergen', 'Bergen'],
    ['nl', 'BE', '', ''],
  ] as const)('in %s %s calls %s %s', (language, country, city, expected) => {
    expect(cityIn(language, { country, city })).toBe(expected);
  });

  it('are all known to the search, each once', () => {
    expect(allCityNames({ country: 'SE', city: 'Göteborg' })).toEqual([
      'Göteborg',
      'Gothenburg',
      'gbg',
    ]);
    expect(allCityNames({ country: 'SE', city: 'Lund' })).toEqual(['Lund']);
  });
});
