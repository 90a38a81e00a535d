import { expect, it, test } from 'vitest';
import { MAX_ZOOM, scaleOfPinch, scaleOfWheel, spreadOf, zoomWithin } from './use-zoom.ts';

test.each([
  [0.99, 1],
  [1, 1],
  [2.5, 2.5],
  [MAX_ZOOM, MAX_ZOOM],
  [MAX_ZOOM + 0.01, MAX_ZOOM],
])('a wish for %s times the size is granted as %s', (wanted, zoom) => {
  expect(zoomWithin(wanted)).toBe(zoom);
});

test.each([
  [0, 1],
  [-150, 2],
  [150, 0.5],
  [-300, 4],
])('a wheel turned by %i px makes it %s times as large', (delta, scale) => {
  expect(scaleOfWheel(delta)).toBe(scale);
});

it('comes back to the same size by as many small turns as there were', () => {
  const turns = [-10, -35, -5, 35, 10, 5];
  const scale = turns.reduce((size, turn) => size * scaleOfWheel(turn), 1);
  expect(scale).toBeCloseTo(1, 10);
});

const finger = (clientX: number, clientY: number) => ({ clientX, clientY });

test.each([
  ['no finger', [], null],
  ['one finger', [finger(3, 4)], null],
  ['two fingers', [finger(10, 20), finger(13, 24)], 5],
  ['a third finger', [finger(0, 0), finger(0, 8), finger(90, 90)], 8],
])('%s has its spread', (_, fingers, spread) => {
  expect(spreadOf(fingers)).toBe(spread);
});

test.each([
  ['fingers that move apart', 100, 150, 1.5],
  ['fingers that close', 100, 50, 0.5],
  ['fingers that have just come', null, 80, 1],
  ['a finger that was lifted', 80, null, 1],
  ['fingers on one spot', 0, 40, 1],
])('%s scale the picture', (_, before, after, scale) => {
  expect(scaleOfPinch(before, after)).toBe(scale);
});
