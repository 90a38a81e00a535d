import { expect, test, vi } from 'vitest';
import { PATIENCE_IN_MS } from '../../shared/call-options.ts';
import { afterPendingWrites, runExclusive } from './run-exclusive.ts';

function pending(): { readonly done: Promise<void>; readonly finish: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { done: promise, finish: resolve };
}

test('logging out waits for what is being written, and for what that leads to', async () => {
  const seen: string[] = [];
  const first = pending();
  const second = pending();
  void runExclusive('a', async () => {
    await first.done;
    seen.push('first');
    void runExclusive('b', async () => {
      await second.done;
      seen.push('second');
    });
  });
  const left = afterPendingWrites(async () => {
    seen.push('left');
  });
  first.finish();
  second.finish();
  await left;
  expect(seen).toEqual(['first', 'second', 'left']);
});

test('nothing begins while the visitor logs out, and everything may begin after', async () => {
  const seen: string[] = [];
  const note = (word: string) => async () => {
    seen.push(word);
  };
  await afterPendingWrites(() => runExclusive('a', note('too late')));
  await runExclusive('a', note('again'));
  expect(seen).toEqual(['again']);
});

test('a logout that fails says so, and work goes on', async () => {
  await expect(afterPendingWrites(() => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  const seen: string[] = [];
  await runExclusive('a', async () => {
    seen.push('again');
  });
  expect(seen).toEqual(['again']);
});

test('a logout without an answer holds work back for no longer than its form waits', async () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const note = async () => {
    seen.push('again');
  };
  const logout = pending();
  const left = afterPendingWrites(() => logout.done);
  await vi.advanceTimersByTimeAsync(PATIENCE_IN_MS - 1);
  await runExclusive('a', note);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await runExclusive('a', note);
  expect(seen).toEqual(['again']);
  logout.finish();
  await left;
  vi.useRealTimers();
});
