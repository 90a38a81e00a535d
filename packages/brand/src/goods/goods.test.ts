import { describe, expect, it, test } from 'vitest';
import ALLERGENS from './allergens.json' with { type: 'json' };
import { allergenProblemsIn, allergensIn } from './allergens.ts';
import CLAIMS from './green-claims.json' with { type: 'json' };
import { greenClaimsIn } from './green-claims.ts';

describe('the list of fragrance allergens', () => {
  it('is the long one, in which each name means one substance', () => {
    const names = Object.entries(ALLERGENS).flatMap(([label, others]) => [label, ...others]);
    expect(Object.keys(ALLERGENS)).toHaveLength(81);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name !== name.toUpperCase())).toEqual([]);
  });

  it('is found in an INCI list however it is written', () => {
    const inci = 'Ingredients: Aqua (Water), Parfum, Linalool*, d-limonene; CITRAL.\nLINALOOL';
    expect(allergensIn(inci)).toEqual(['LINALOOL', 'LIMONENE', 'CITRAL']);
    expect(allergensIn('AQUA, GLYCERIN')).toEqual([]);
  });

  test.each<readonly [string, readonly object[]]>([
    ['AQUA, GLYCERIN', []],
    ['', []],
    ['AQUA, PARFUM, LINALOOL', []],
    ['AQUA, Parfum (Fragrance)', [{ kind: 'unnamed' }]],
    ['AQUA, GAMMA-DAMASCONE', []],
    [
      'AQUA, NARCISSUS POETICUS EXTRACT',
      [{ kind: 'otherwise', name: 'NARCISSUS POETICUS EXTRACT', label: 'NARCISSUS EXTRACT' }],
    ],
    ['AQUA, PARFUM, ALPHA-PINENE', [{ kind: 'otherwise', name: 'ALPHA-PINENE', label: 'PINENE' }]],
    [
      'LAVANDULA ANGUSTIFOLIA OIL',
      [{ kind: 'otherwise', name: 'LAVANDULA ANGUSTIFOLIA OIL', label: 'LAVANDULA OIL/EXTRACT' }],
    ],
  ])('of “%s” the faults are told', (inci, problems) => {
    expect(allergenProblemsIn(inci)).toEqual(problems);
  });
});

describe('green claims', () => {
  test.each([
    ['en', 'An eco-friendly bottle', ['eco friendly']],
    ['en', '<p>Carbon\u00a0Neutral</p> since 2020', ['carbon neutral']],
    ['en', 'Decology and the color green', []],
    ['de', 'CO₂-neutral und nach\u00adhaltig', ['co2 neutral', 'nachhaltig']],
    ['nl', 'Een duurzame keuze', ['duurzame']],
    ['fr', 'Respectueux de l’environnement', ['respectueux de l environnement']],
    ['es', 'Un champú biodegradable', ['biodegradable']],
    ['nb', 'Et bærekraftig valg', ['bærekraftig']],
    ['sv', 'Klimatneutralt schampo', ['klimatneutral']],
    ['sv', 'Koldioxidneutrala flaskor', ['koldioxidneutral']],
    ['de', 'Mit klimaneutralem, umweltschonendem Versand', ['umweltschonend', 'klimaneutral']],
    ['fr', 'Des soins neutres en carbone', ['neutre en carbone']],
    ['nb', 'Klimakompenserte flasker', ['klimakompensert']],
    ['sv', 'Ett hållbart hår', []],
    ['de', 'An eco-friendly bottle', ['eco friendly']],
    ['de', 'Een milieuvriendelijke fles', []],
    ['en', 'Net zero: <a href="https://a.example" rel="noopener">our <b>net zero</b></a>', []],
    ['en', 'Sustainable: <a href="https://a.example">net zero</a>', ['sustainable']],
    ['en', 'See the <a href="/products/comb">eco-friendly comb</a>', ['eco friendly']],
  ])('in %s of “%s” are %j', (language, text, claims) => {
    expect(greenClaimsIn(text, language)).toEqual(claims);
    expect(greenClaimsIn(text)).toEqual(expect.arrayContaining(claims));
  });

  test.each(Object.entries(CLAIMS))('of %s are each found in themselves', (language, claims) => {
    for (const claim of claims) expect(greenClaimsIn(claim, language)).toContain(claim);
    expect(new Set(claims).size).toBe(claims.length);
  });
});
