import { expect, test } from 'vitest';
import { addLiveMessage, type LiveMessage, MIN_SHOWN_IN_MS } from './live-region.tsx';

const NEWS = 'Only 1 left.';
const GIFT = 'A gift is in your bag.';
const textsOf = (liveMessages: readonly LiveMessage[]) => liveMessages.map(({ text }) => text);

test('a sentence of the same moment stands beside the one before', () => {
  const liveMessages = addLiveMessage(addLiveMessage([], NEWS, 0), GIFT, 0);
  expect(textsOf(liveMessages)).toEqual([NEWS, GIFT]);
});

test.each([
  [MIN_SHOWN_IN_MS - 1, [NEWS, GIFT]],
  [MIN_SHOWN_IN_MS, [GIFT]],
  [MIN_SHOWN_IN_MS + 1, [GIFT]],
])('%i ms later there stands %j', (later, expected) => {
  const liveMessages = addLiveMessage(addLiveMessage([], NEWS, 1_000), GIFT, 1_000 + later);
  expect(textsOf(liveMessages)).toEqual(expected);
});

test('the same text said again is a new sentence in the place of the old one', () => {
  const [first] = addLiveMessage([], NEWS, 0);
  const again = addLiveMessage(first === undefined ? [] : [first], NEWS, 10);
  expect(textsOf(again)).toEqual([NEWS]);
  expect(again[0]?.turn).not.toBe(first?.turn);
});

test('each sentence has a turn of its own, whatever left before', () => {
  const later = MIN_SHOWN_IN_MS + 1;
  const liveMessages = addLiveMessage(
    addLiveMessage(addLiveMessage([], NEWS, 0), GIFT, later),
    NEWS,
    later + 1,
  );
  expect(new Set(liveMessages.map(({ turn }) => turn)).size).toBe(2);
});
