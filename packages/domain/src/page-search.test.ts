import { expect, test } from 'vitest';
import { findPages, findQuestions } from './page-search.ts';

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

const GROUPS = [
  {
    id: 'delivery',
    questions: [
      { id: 'cost', question: 'Wat kost bezorging?', answer: 'Vanaf € 50 is hij gratis.' },
      { id: 'time', question: 'Hoelang duurt het?', answer: 'Een tot twee dagen.' },
    ],
  },
  {
    id: 'returns',
    questions: [{ id: 'how', question: 'Hoe stuur ik terug?', answer: 'Binnen 14 dagen.' }],
  },
];

test.each([
  ['dagen', ['time', 'how']],
  ['wat gratis', ['cost']],
  ['14', ['how']],
  ['gratis terug', []],
])('%j is answered by %j', (query, ids) => {
  const found = findQuestions(query, GROUPS);
  expect(found?.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids);
  expect(found?.every(({ questions }) => questions.length > 0)).toBe(true);
});

test.each(['', ' ', 'd'])('%j asks for nothing yet', (query) => {
  expect(findQuestions(query, GROUPS)).toBeNull();
});
