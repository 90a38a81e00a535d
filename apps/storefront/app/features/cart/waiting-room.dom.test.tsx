import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { WaitingRoom } from './waiting-room.tsx';

const loader = vi.fn(() => null);
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  loader.mockClear();
});

const open = (seconds: number) =>
  renderInShop(<WaitingRoom waited={{ seconds }} />, { locale: 'nl', loader });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  [1, 'Binnen een minuut'],
  [60, 'Binnen een minuut'],
  [61, 'Over ongeveer 2 minuten'],
  [7_200, 'Over ongeveer 120 minuten'],
])('who waits %i s is told “%s”', async (seconds, words) => {
  await open(seconds);
  expect(screen.getByRole('status').textContent).toContain(words);
});

test.each([
  [4, 4_000],
  [30, 30_000],
  [600, 30_000],
])('who waits %i s is asked for again after %i ms', async (seconds, afterInMs) => {
  await open(seconds);
  loader.mockClear();
  await pass(afterInMs - 1);
  expect(loader).not.toHaveBeenCalled();
  await pass(1);
  expect(loader).toHaveBeenCalledOnce();
});
