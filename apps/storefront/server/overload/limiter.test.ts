import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

const LIMITS = { concurrency: 2, waiting: 1, maxWaitInMs: 1_000 };

function openQueue(limits = LIMITS) {
  let time = 0;
  const limiter = createLimiter(limits, () => time);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const send = (name: string) =>
    limiter.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  return {
    begun,
    send,
    endOne: () => ends.shift()?.(),
    passTime: (byInMs: number) => {
      time += byInMs;
    },
  };
}

describe('a limiter', () => {
  it('has so much under way, has a few wait, and turns away the next at once', async () => {
    const admin = openQueue();
    const [first, , third, fourth] = ['a', 'b', 'c', 'd'].map(admin.send);
    expect(await fourth).toEqual({ kind: 'shed' });
    expect(admin.begun).toEqual(['a', 'b']);
    admin.endOne();
    expect(await first).toEqual({ kind: 'done', value: 'a' });
    await Promise.resolve();
    expect(admin.begun).toEqual(['a', 'b', 'c']);
    admin.endOne();
    admin.endOne();
    expect(await third).toEqual({ kind: 'done', value: 'c' });
  });

  it.each([
    [1_000, 'done'],
    [1_001, 'shed'],
  ])('takes whom has waited for %i ms: %s', async (waitedInMs, kind) => {
    const admin = openQueue({ ...LIMITS, concurrency: 1 });
    const first = admin.send('a');
    const second = admin.send('b');
    admin.passTime(waitedInMs);
    admin.endOne();
    await first;
    await Promise.resolve();
    admin.endOne();
    expect(await second).toMatchObject({ kind });
  });

  it('lets nobody wait longer for work that never ends', async () => {
    const admin = openQueue({ ...LIMITS, concurrency: 1, maxWaitInMs: 10 });
    void admin.send('a');
    expect(await admin.send('b')).toEqual({ kind: 'shed' });
    const third = admin.send('c');
    admin.endOne();
    await expect.poll(() => admin.begun).toEqual(['a', 'c']);
    admin.endOne();
    expect(await third).toEqual({ kind: 'done', value: 'c' });
  });

  it('gives back the place of what has failed', async () => {
    const limiter = createLimiter({ ...LIMITS, concurrency: 1, waiting: 0 }, () => 0);
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limiter.run(async () => 1)).toEqual({ kind: 'done', value: 1 });
  });
});
