import { expect, it } from 'vitest';
import { glossaryOf, ingredientAnchor } from './ingredients.ts';

const zinc = { name: 'zink', inci: 'ZINC PCA', reason: 'Z.' };
const aloe = { name: 'ålo', inci: 'ALOE', reason: 'A.' };

it('lists each ingredient once with all its products, in the alphabet of the language', () => {
  const products = [
    { handle: 'a', title: 'A', ingredients: [aloe, zinc] },
    { handle: 'b', title: 'B', ingredients: [zinc, zinc] },
    { handle: 'c', title: 'C', ingredients: [] },
  ];
  expect(glossaryOf(products, 'nl')).toEqual([
    { ...aloe, products: [{ handle: 'a', title: 'A' }] },
    {
      ...zinc,
      products: [
        { handle: 'a', title: 'A' },
        { handle: 'b', title: 'B' },
      ],
    },
  ]);
  expect(glossaryOf(products, 'sv').map(({ name }) => name)).toEqual(['zink', 'ålo']);
});

it('makes an anchor of a name in any language', () => {
  expect(ingredientAnchor('Acide hyaluronique (Na)')).toBe('acide-hyaluronique-na-');
  expect(ingredientAnchor('høstblad')).toBe('høstblad');
});
