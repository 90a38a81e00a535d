import { describe, expect, it, test } from 'vitest';
import { formatPlace, isPostcodeLike, parsePlace, salonFinder } from './index.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const salon = (
  salonName: string,
  city: string,
  postcode: string | null,
  position: ReturnType<typeof at> | null,
) => ({ salonName, country: 'NL', city, postcode, position });
const SALONS = [
  salon('De Lok', 'Amsterdam', '1084 VG', at(52.36, 4.9)),
  salon('Kam', 'Amsterdam', '1015 DV', at(52.38, 4.88)),
  salon('Haar', 'Utrecht', '3511 LX', at(52.09, 5.12)),
  salon('Nergens', 'Urk', null, null),
];
const find = salonFinder(SALONS);
const ask = (wish: Partial<Parameters<typeof find>[0]>) => {
  const { salons, total } = find({ near: null, query: '', limit: 10, ...wish });
  return { names: salons.map(({ salon }) => salon.salonName), total };
};

describe('the salon finder', () => {
  test.each([
    ['nothing in particular', {}, ['De Lok', 'Kam', 'Haar', 'Nergens']],
    ['a city', { query: 'amsterdam' }, ['De Lok', 'Kam']],
    ['a name', { query: ' haar ' }, ['Haar']],
    ['a mistyped city', { query: 'utrect' }, ['Haar']],
    ['a city with two letters changed', { query: 'amsetrdam' }, ['De Lok', 'Kam']],
    ['a city by its short name', { query: 'Adam' }, ['De Lok', 'Kam']],
    ['a mistyped city, as it is typed', { query: 'utrect', asTyped: true }, []],
    ['the beginning of a name, as it is typed', { query: 'haa', asTyped: true }, ['Haar']],
    ['three letters that are no name', { query: 'urc' }, []],
    ['a postcode that a salon has', { query: '1015dv' }, ['Kam', 'De Lok', 'Haar', 'Nergens']],
    ['a postcode nearby', { query: '3512 AB' }, ['Haar', 'De Lok', 'Kam', 'Nergens']],
    ['a postcode like none of them', { query: '9999 ZZ' }, []],
    ['a word like none of them', { query: 'Groningen' }, []],
    ['a place', { near: at(52.09, 5.1) }, ['Haar', 'De Lok', 'Kam', 'Nergens']],
    ['a city from a place', { near: at(52.39, 4.88), query: 'amst' }, ['Kam', 'De Lok']],
    ['a name that is nobody knows where', { near: at(52, 5), query: 'nerg' }, ['Nergens']],
    ['no more than asked for', { limit: 1 }, ['De Lok']],
    ['the nearest three', { near: at(52.09, 5.1), limit: 3 }, ['Haar', 'De Lok', 'Kam']],
  ])('is asked for %s', (_, wish, names) => {
    expect(ask(wish).names).toEqual(names);
  });

  it('says how many there are in all, and how far away', () => {
    expect(ask({ limit: 1 }).total).toBe(4);
    const [first] = find({ near: at(52.36, 4.9), query: '', limit: 1 }).salons;
    expect(first?.distanceInKm).toBe(0);
    expect(find({ near: null, query: 'kam', limit: 1 }).salons[0]?.distanceInKm).toBeNull();
  });
});

test.each([
  ['DE', 'Köln', ['köln', 'Koeln', 'koln', 'KOELN']],
  ['SE', 'Malmö', ['malmo', 'Malmoe', 'malmø']],
  ['NO', 'Tromsø', ['tromso', 'tromsoe', 'Tromsö']],
  ['DE', 'Gießen', ['giessen', 'Gießen']],
  ['NL', 'Amsterdam', ["A'dam", 'a dam', 'adam']],
  ['NL', 'Den Bosch', ['denbosch', "'s-Hertogenbosch", 'den bos']],
  ['US', 'New York', ['NYC', 'newyork', 'new-york', 'N.Y.', 'Brooklyn']],
  ['GB', 'Birmingham', ['Brum', 'bham']],
  ['IE', 'Dublin', ['Dublin 2', 'Baile Átha Cliath']],
  ['FR', 'Lyon', ['Lyon 3', 'lyon 3e']],
])('finds salons of %s, %s by %j', (country, city, names) => {
  const there = { ...salon('Krul', city, null, null), country };
  for (const query of names) {
    const { salons } = salonFinder([...SALONS.slice(2), there])({ near: null, query, limit: 9 });
    expect({ query, found: salons.map((one) => one.salon.city) }).toEqual({ query, found: [city] });
  }
});

test.each([
  ['EC1A 1BB', ['Fringe', 'Vesper']],
  ['SE1', ['Fringe', 'Vesper']],
  ['S1 2HE', []],
])('finds London by %s, whose areas share no letters', (query, names) => {
  const salons = [
    salon('Fringe', 'London', 'N1 7AQ', at(51.53, -0.1)),
    salon('Vesper', 'Edinburgh', 'EH9 1BY', at(55.93, -3.18)),
  ];
  const found = salonFinder(salons)({ near: null, query, limit: 9 }).salons;
  expect(found.map((one) => one.salon.salonName)).toEqual(names);
});

test.each([
  ['99', true],
  ['0012 AB', true],
  ['SW1A 1AA', true],
  ['D02 X285', true],
  ['10001-1234', true],
  ['Dublin 2', false],
  ['Salon 7', false],
  ['A’dam', false],
  ['', false],
])('%s is typed as a postcode: %s', (text, expected) => {
  expect(isPostcodeLike(text)).toBe(expected);
});

describe('a place in an address', () => {
  test.each([
    ['52.37,4.9', at(52.37, 4.9)],
    ['-33,151', at(-33, 151)],
    ['90,180', at(90, 180)],
    ['90.1,0', null],
    ['0,180.1', null],
    ['52.37, 4.9', null],
    ['52.37', null],
    ['1e1,2', null],
    ['', null],
    ['NaN,1', null],
  ])('%s', (text, expected) => {
    expect(parsePlace(text)).toEqual(expected);
  });

  it('is written no finer than a kilometre', () => {
    expect(formatPlace(at(52.367612, -4.904139))).toBe('52.37,-4.9');
  });
});
