import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  affiliatedSalon,
  currentSalonOf,
  distanceInKm,
  isSalonEmail,
  nearestSalons,
  type Salon,
  salonSearch,
  toPublicSalon,
  visitorTypeOf,
} from './index.ts';

function salon(salonNo: string, facts: Partial<Salon> = {}): Salon {
  return {
    salonNo,
    salonName: 'De Gouden Lok',
    salonEmail: null,
    parentEmail: null,
    country: 'NL',
    city: 'Amsterdam',
    street: null,
    postcode: null,
    phone: null,
    salonLoyalty: false,
    client100: false,
    position: null,
    ...facts,
  };
}

describe('the affiliated salon', () => {
  const byParent = salon('1', { parentEmail: 'chain@example.com', salonEmail: 'one@example.com' });
  const bySalon = salon('2', { salonEmail: 'Chain@Example.com ' });
  const second = salon('3', { parentEmail: ' CHAIN@example.com' });
  const nobody = salon('4', { salonEmail: '', parentEmail: ' ' });

  test.each([
    ['salonEmail wins over parentEmail', 'chain@example.com', [byParent, bySalon], '2'],
    ['by parentEmail', 'chain@example.com', [byParent, second], '1'],
    ['the first of several alike', 'chain@example.com', [second, byParent], '3'],
    ['without case and blanks', '  ONE@example.com ', [byParent], '1'],
    ['another address', 'two@example.com', [byParent, bySalon], undefined],
    ['part of an address', 'chain@example', [byParent, bySalon], undefined],
    ['an empty address', '', [nobody], undefined],
    ['a blank address', ' ', [nobody], undefined],
    ['no salons', 'chain@example.com', [], undefined],
  ])('%s', (_, email, salons, expected) => {
    expect(affiliatedSalon({ email, isEmailProved: true }, salons)?.salonNo).toBe(expected);
    expect(affiliatedSalon({ email, isEmailProved: false }, salons)).toBeNull();
    expect(isSalonEmail(email, salons)).toBe(expected !== undefined);
  });
});

it('visitorTypeOf is the number of the salon, or the consumer label', () => {
  expect(visitorTypeOf(salon('10001'), 'consumer')).toBe('10001');
  expect(visitorTypeOf(null, 'consumer')).toBe('consumer');
});

describe('currentSalonOf', () => {
  const salons = [salon('1'), salon('01'), salon('2')];

  test.each([
    ['2', '2'],
    ['01', '01'],
    ['3', undefined],
    ['', undefined],
    [null, undefined],
  ])('remembering %o', (remembered, expected) => {
    expect(currentSalonOf(salons, remembered)?.salonNo).toBe(expected);
  });
});

describe('nearestSalons', () => {
  const amsterdam = { latitude: 52.3676, longitude: 4.9041 };
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const oslo = { latitude: 59.9139, longitude: 10.7522 };

  test.each([
    [amsterdam, amsterdam, 0],
    [amsterdam, paris, 430],
    [amsterdam, oslo, 913.1],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
    [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20015.1],
  ])('from %o to %o it is about %d km', (from, to, expected) => {
    expect(Math.abs(distanceInKm(from, to) - expected)).toBeLessThan(1);
  });

  it('gives the nearest first, at most so many, and last what is nowhere', () => {
    const salons = [
      salon('paris', { position: paris }),
      salon('nowhere'),
      salon('oslo', { position: oslo }),
      salon('amsterdam', { position: amsterdam }),
    ];
    const found = nearestSalons(salons)({ latitude: 52, longitude: 5 }, 2);
    expect(found.map(({ salon: { salonNo } }) => salonNo)).toEqual(['amsterdam', 'paris']);
    expect(found[0]?.distanceInKm).toBeCloseTo(41.4, 0);
    const all = nearestSalons(salons)(amsterdam, 9);
    expect(all).toHaveLength(4);
    expect(all.at(-1)).toEqual({ salon: salon('nowhere'), distanceInKm: null });
    expect(nearestSalons(salons)(amsterdam, 0)).toEqual([]);
  });

  it('finds what sorting them all would find', () => {
    const anyPlaces = fc.array(
      fc.tuple(fc.integer({ min: 50, max: 53 }), fc.integer({ min: 3, max: 6 })),
    );
    fc.assert(
      fc.property(anyPlaces, fc.nat({ max: 5 }), (places, limit) => {
        const salons = places.map(([latitude, longitude], index) =>
          salon(String(index), { position: { latitude, longitude } }),
        );
        const far = ({ position }: Salon) =>
          position === null ? 0 : distanceInKm(amsterdam, position);
        const sorted = salons.toSorted((left, right) => far(left) - far(right)).slice(0, limit);
        expect(nearestSalons(salons)(amsterdam, limit).map((found) => found.salon)).toEqual(sorted);
      }),
    );
  });
});

describe('salonSearch', () => {
  const salons = [
    salon('1', { salonName: 'De Gouden Lok', postcode: '1084 VG' }),
    salon('2', { salonName: 'Hår & Skæg', city: 'Malmö' }),
    salon('3', { salonName: 'Kamgoud', city: 'Utrecht', postcode: '3511 LX' }),
  ];

  test.each([
    ['gouden', ['1']],
    ['GOU', ['1']],
    ['lok amsterdam', ['1']],
    ['1084', ['1']],
    ['1084 vg', ['1']],
    ['malmo', ['2']],
    ['hår', ['2']],
    ['har', ['2']],
    ['utr 35', ['3']],
    ['goud', ['1']],
    ['lok utrecht', []],
    ['', []],
    [' - ', []],
  ])('"%s"', (text, numbers) => {
    expect(salonSearch(salons)(text).map(({ salonNo }) => salonNo)).toEqual(numbers);
  });
});

it('toPublicSalon keeps every e-mail address in', () => {
  const whole = {
    ...salon('1', { salonEmail: 'a@b.c', parentEmail: 'd@e.f' }),
    ownerEmail: 'g@h.i',
  };
  const { salonEmail: _, parentEmail: __, ...rest } = salon('1');
  expect(toPublicSalon(whole)).toEqual(rest);
  expect(JSON.stringify(toPublicSalon(whole))).not.toContain('@');
});
