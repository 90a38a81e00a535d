import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sentences: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  read('sentences.json'),
);
/** The fixed words of each sentence, without those that are facts alone. */
const known = Object.values(sentences)
  .flatMap((area) => Object.values(area))
  .map(([, sentence = '']) => sentence.split(/\{\w+\}/))
  .filter((words) => words.join('') !== '');
const guide = read('../../../docs/going-live/shopify.md').replaceAll(/\n\s*/g, ' ');
const quotes = guide.match(/(?<=“)[A-Z"][^”]+(?=”)/g) ?? [];

it('the guide quotes the doctor after each step that it can prove', () => {
  expect(quotes.length).toBeGreaterThanOrEqual(10);
});

it.each(quotes)('the doctor says: %s', (line) => {
  expect(known.some((words) => words.every((word) => line.includes(word)))).toBe(true);
});
