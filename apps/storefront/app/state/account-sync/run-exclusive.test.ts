import { expect, test } from 'vitest';
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
