import { expect, test } from 'vitest';
import { KEPT_IN_MS, type Sentence, withSentence } from './sentences.ts';

const NEWS = 'Only 1 left.';
const GIFT = 'A gift is in your bag.';
const textsOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text);

test('a sentence of the same moment stands beside the one before', () => {
  const sentences = withSentence(withSentence([], NEWS, 0), GIFT, 0);
  expect(textsOf(sentences)).toEqual([NEWS, GIFT]);
});

test.each([
  [KEPT_IN_MS - 1, [NEWS, GIFT]],
  [KEPT_IN_MS, [GIFT]],
  [KEPT_IN_MS + 1, [GIFT]],
])('%i ms later there stands %j', (later, expected) => {
  const sentences = withSentence(withSentence([], NEWS, 1_000), GIFT, 1_000 + later);
  expect(textsOf(sentences)).toEqual(expected);
});

test('the same text said again is a new sentence in the place of the old one', () => {
  const [first] = withSentence([], NEWS, 0);
  const again = withSentence(first === undefined ? [] : [first], NEWS, 10);
  expect(textsOf(again)).toEqual([NEWS]);
  expect(again[0]?.turn).not.toBe(first?.turn);
});

test('each sentence has a turn of its own, whatever left before', () => {
  const later = KEPT_IN_MS + 1;
  const sentences = withSentence(
    withSentence(withSentence([], NEWS, 0), GIFT, later),
    NEWS,
    later + 1,
  );
  expect(new Set(sentences.map(({ turn }) => turn)).size).toBe(2);
});
