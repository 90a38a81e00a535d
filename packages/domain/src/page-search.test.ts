import { expect, test } from 'vitest';
import { findPages } from './page-search.ts';

const PAGES = [
  { slug: 'about', title: 'Over ons', description: 'Wij verzenden met plezier.', keywords: null },
  {
    slug: 'delivery',
    title: 'Bezorging',
    description: null,
    keywords: 'verzending, pakket, één dag',
  },
  { slug: 'returns', title: 'Retourneren', description: 'Veertien dagen.', keywords: 'ruilen' },
];

test.each([
  ['bezorging', ['delivery']],
  ['VERZEND', ['delivery', 'about']],
  ['een pakket', ['delivery']],
  ['retour', ['returns']],
  ['retour dagen', ['returns']],
  ['pakket ruilen', []],
  ['r', []],
  ['re', ['returns']],
  ['', []],
])('%j finds %j', (query, slugs) => {
  expect(findPages(query, PAGES).map(({ slug }) => slug)).toEqual(slugs);
});
