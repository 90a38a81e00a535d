import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { list, nullable, number, object, text } from '../../protocol/json/index.ts';
import { readReviews } from './reviews.ts';

const FOLDER = new URL('../../../../packages/demo/', import.meta.url).pathname;
const review = object({ title: text, body: text, rating: number, reply: nullable(text) });

describe.each(readdirSync(join(FOLDER, 'reviews')))('the reviews in %s', (file) => {
  const products = Object.entries(readReviews(FOLDER, parse(file).name)).map(([handle, all]) => ({
    handle,
    reviews: list(review)(all, handle),
  }));

  it('share no sentence', () => {
    const sentences = products.flatMap(({ reviews }) =>
      reviews.flatMap(({ body }) => body.split(/(?<=[.!?])\s+/).map((one) => one.toLowerCase())),
    );
    const repeated = sentences.filter((one, i) => sentences.indexOf(one) !== i);
    expect(repeated).toEqual([]);
  });

  it('differ in what they think: some products are doubted, none is bad', () => {
    const averages = products.map(
      ({ reviews }) => reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
    );
    expect(Math.min(...averages)).toBeGreaterThanOrEqual(3.6);
    expect(averages.filter((average) => average < 4).length).toBeGreaterThanOrEqual(3);
  });
});

it('the American shop has those of the British one, in its own English', () => {
  const [british, american] = ['en-GB', 'en-US'].map((locale) => readReviews(FOLDER, locale));
  expect(Object.keys(american ?? {})).toEqual(Object.keys(british ?? {}));
  const readReport = (all = {}) =>
    Object.values(all)
      .flatMap((one) => list(review)(one, 'reviews'))
      .flatMap(({ title, body, reply }) => [title, body, reply])
      .join('\n');
  expect(readReport(british)).toMatch(/colour/);
  expect(readReport(american)).not.toMatch(/colour|litre|grey|sulphate|fortnight|\bmum\b/i);
});
