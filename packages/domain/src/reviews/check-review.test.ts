import { expect, it, test } from 'vitest';
import { LANGUAGES } from '../markets/index.ts';
import { authorName, checkReview, type ReviewText, reviewHandle } from './index.ts';
import insults from './insults.json' with { type: 'json' };

const REVIEW: ReviewText = {
  stars: 4,
  title: 'Good',
  body: 'It does what it says.',
  hairType: 'curly',
};
const codeOf = (changed: Partial<ReviewText>, language: (typeof LANGUAGES)[number] = 'en') => {
  const checked = checkReview({ ...REVIEW, ...changed }, language);
  return checked.ok ? 'ok' : checked.code;
};

test.each([
  [0, 'reviewStars'],
  [1, 'ok'],
  [5, 'ok'],
  [6, 'reviewStars'],
  [4.5, 'reviewStars'],
])('%d stars: %s', (stars, expected) => expect(codeOf({ stars })).toBe(expected));

test.each([
  ['', '', 'ok'],
  [' ', '\n', 'ok'],
  ['Good', '', 'reviewTooShort'],
  ['', 'It does what it says.', 'reviewTooShort'],
])('stars with the title “%s” and the text “%s”: %s', (title, body, expected) =>
  expect(codeOf({ title, body })).toBe(expected),
);

test.each([
  [0, 'reviewTooShort'],
  [1, 'ok'],
  [99, 'ok'],
  [100, 'ok'],
  [101, 'reviewTooLong'],
])('a title of %i: %s', (length, expected) =>
  expect(codeOf({ title: 'a'.repeat(length) })).toBe(expected),
);

test.each([
  [19, 'reviewTooShort'],
  [20, 'ok'],
  [21, 'ok'],
  [1999, 'ok'],
  [2000, 'ok'],
  [2001, 'reviewTooLong'],
  [5000, 'reviewTooLong'],
])('a text of %i: %s', (length, expected) =>
  expect(codeOf({ body: 'a'.repeat(length) })).toBe(expected),
);

test.each([
  'See https://x.example for more',
  'See www.example.test for more',
  'Buy at cheap-hair.com instead of here',
  'A <b>bold</b> claim about this product',
])('a link or tag is refused: %s', (body) => expect(codeOf({ body })).toBe('reviewLink'));

it('takes a sentence that begins right after a full stop', () => {
  expect(codeOf({ body: 'Heerlijk zacht.Net wat ik zocht.' })).toBe('ok');
});

it.each(LANGUAGES)('refuses each insult in %s, in capitals too', (language) => {
  for (const word of insults[language]) {
    const body = `This is what I think: ${word.toUpperCase()}.`;
    expect([word, codeOf({ body }, language)]).toEqual([word, 'reviewInsult']);
  }
});

it('takes a word that holds an insult, and the insult of another language', () => {
  expect(codeOf({ body: 'The colours of Scunthorpe, all of them.' })).toBe('ok');
  expect(codeOf({ body: 'Meine Haare sind puta, sagt man dort.' }, 'de')).toBe('ok');
});

it('leaves out a hair type that nobody knows', () => {
  expect(checkReview({ ...REVIEW, hairType: 'green' }, 'en')).toMatchObject({
    review: { hairType: null },
  });
});

test.each([
  ['Anna', 'de Boer', 'Anna D.'],
  ['Anna', null, 'Anna'],
  [null, 'Boer', 'B.'],
  [null, null, ''],
])('%s %s is shown as “%s”', (first, last, shown) => expect(authorName(first, last)).toBe(shown));

it('names a review after customer and product', () => {
  expect(reviewHandle('1', '2')).toBe('review-1-2');
});
