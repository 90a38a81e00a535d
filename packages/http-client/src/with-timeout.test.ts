import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('work with a timeout', () => {
  it('is aborted at the limit and not before, with a TimeoutError', async () => {
    const outcome = withTimeout(100, untilAborted).catch((error: Error) => error.name);
    let isOver = false;
    void outcome.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(99);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('TimeoutError');
  });

  it.each([
    ['done', async () => 'done'],
    ['failed', () => Promise.reject(new Error('failed'))],
  ])('that is %s in time leaves no timer behind', async (result, work) => {
    const outcome = await withTimeout(100, work).catch((error: Error) => error.message);
    expect(outcome).toBe(result);
    expect(vi.getTimerCount()).toBe(0);
  });
});
