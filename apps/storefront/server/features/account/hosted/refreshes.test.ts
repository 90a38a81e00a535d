import { succeed } from '@lokke/http-client';
import { expect, it } from 'vitest';
import { stateInProcess } from '../../../shared-state/index.ts';
import { createRefreshes } from './refreshes.ts';

it('a refresh that throws is told to its caller alone, and tried again', async () => {
  const refreshes = createRefreshes({
    exchanges: stateInProcess(() => 0).exchanges,
    cipher: { encrypt: async () => '', decrypt: async () => null },
    now: () => 0,
  });
  const breakExchange = () => Promise.reject(new Error('no such key'));
  await expect(refreshes.once('token', breakExchange)).rejects.toThrow('no such key');
  const tokens = { accessToken: 'a', refreshToken: null, idToken: null, expiresAtInMs: 1 };
  expect(await refreshes.once('token', async () => succeed(tokens))).toEqual(succeed(tokens));
});
