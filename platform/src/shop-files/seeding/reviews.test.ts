import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ShopKey } from '../../protocol/index.ts';
import { list, nullableText, number, readValue, text } from '../../protocol/json/index.ts';
import { readJson } from './catalogue.ts';
import { openDemo } from './demo.ts';
import { readReviews } from './reviews.ts';
import { starsAloneOf } from './stars-alone.ts';

const FOLDER = new URL('../../../../packages/demo/', import.meta.url).pathname;
const review = v.object({
  author: text,
  title: text,
  body: text,
  rating: number,
  submittedOn: text,
  hairType: nullableText,
  reply: nullableText,
});
const product = v.object({ handle: text, soldQuantity: v.nullish(number, null) });
const bestSellers = readJson(join(FOLDER, 'catalogue/products.json'), list(product))
  .filter(({ soldQuantity }) => soldQuantity !== null)
  .toSorted((a, b) => Number(b.soldQuantity) - Number(a.soldQuantity))
  .map(({ handle }) => handle);

/** Three letters each, of words in their order. */
function partsOf(text: string): ReadonlySet<string> {
  const letters = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3)));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / (one.size + other.size - shared);
}

describe.each(readdirSync(join(FOLDER, 'reviews')))('the reviews in %s', (file) => {
  const products = Object.entries(readReviews(FOLDER, parse(file).name)).map(([handle, all]) => ({
    handle,
    reviews: readValue(list(review), all, handle),
  }));

  it('share no sentence', () => {
    const sentences = products.flatMap(({ reviews }) =>
      reviews.flatMap(({ body }) => body.split(/(?<=[.!?])\s+/).map((one) => one.toLowerCase())),
    );
    const repeated = sentences.filter((one, i) => sentences.indexOf(one) !== i);
    expect(repeated).toEqual([]);
  });

  it('tell a story each: no two of them share so much as two fifths of their words’ parts', () => {
    const stories = products.flatMap(({ reviews }) =>
      reviews.map(({ title, body }) => ({ title, parts: partsOf(`${title} ${body}`) })),
    );
    const copies = stories.flatMap((one, i) =>
      stories
        .slice(i + 1)
        .filter((other) => likeness(one.parts, other.parts) > 0.4)
        .map((other) => [one.title, other.title]),
    );
    expect(copies).toEqual([]);
  });

  it('are many of what sells most, and none of what hardly sells', () => {
    const countOf = (handle: string) =>
      products.find((one) => one.handle === handle)?.reviews.length ?? 0;
    const sumOf = (handles: readonly string[]) =>
      handles.reduce((sum, handle) => sum + countOf(handle), 0);
    expect(sumOf(bestSellers.slice(0, 10))).toBeGreaterThan(3 * sumOf(bestSellers.slice(-10)));
    expect(bestSellers.slice(-4).map(countOf)).toEqual([0, 0, 0, 0]);
  });

  it('differ in what they think: some products are doubted, none is bad', () => {
    const averages = products.map(
      ({ reviews }) => reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
    );
    expect(Math.min(...averages)).toBeGreaterThanOrEqual(3.6);
    expect(averages.filter((average) => average < 4).length).toBeGreaterThanOrEqual(3);
  });
});

it('stars without words are as many as a product sells, the same at each start', () => {
  const { catalogue, starsOf } = openDemo(FOLDER);
  const count = (handle: string, shop: ShopKey = 'nl') => {
    const sold = catalogue.products.find((one) => one.handle === handle)?.soldQuantity ?? null;
    const counts = starsAloneOf({ starsOf }, shop, { handle, soldQuantity: sold });
    return counts.reduce((sum, one) => sum + one, 0);
  };
  const counts = catalogue.products.map(({ handle }) => count(handle));
  expect(Math.max(...counts)).toBeGreaterThan(220);
  expect(Math.max(...counts)).toBeLessThanOrEqual(420);
  expect(count('rain-shampoo')).toBeGreaterThan(10 * count('chalk-gloss-oil'));
  expect(count('rain-routine')).toBe(0);
  expect(count('rain-shampoo')).not.toBe(count('rain-shampoo', 'se'));
});

const PEOPLE = ['nl-NL', 'fr-FR', 'en-GB', 'en-US', 'de-DE', 'es-ES', 'nb-NO', 'sv-SE'];
const firstNameOf = (author: string) =>
  author.split(' ', 1).join().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

// Lucas D. and Lucas P. once told one story of one product, translated.
it('nobody of one name, or alike in hair, month and opinion, writes of one product in two languages', () => {
  const told = PEOPLE.flatMap((people) =>
    Object.entries(readReviews(FOLDER, people)).flatMap(([handle, all]) => [
      ...new Set(
        readValue(list(review), all, handle).flatMap(
          ({ author, hairType, submittedOn, rating }) => [
            `${handle}: ${firstNameOf(author)}`,
            `${handle}: ${hairType}, ${submittedOn.slice(0, 7)}, ${rating}`,
          ],
        ),
      ),
    ]),
  );
  expect(told.filter((one, i) => told.indexOf(one) !== i)).toEqual([]);
});

it('Americans write for themselves, in their own English', () => {
  const [british = [], american = []] = ['en-GB', 'en-US'].map((locale) =>
    Object.values(readReviews(FOLDER, locale)).flatMap((one) =>
      readValue(list(review), one, locale),
    ),
  );
  const known = new Set(british.flatMap(({ author, title }) => [author, title]));
  expect(american.filter(({ author, title }) => known.has(author) || known.has(title))).toEqual([]);
  const words = american.flatMap(({ title, body, reply }) => [title, body, reply]).join('\n');
  expect(words).not.toMatch(/colour|litre|grey|sulphate|fortnight|\bmum\b|jumper|plughole/i);
});
