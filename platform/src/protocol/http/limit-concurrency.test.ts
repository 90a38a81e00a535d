import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const request = (path = '/nl') => new Request(`http://localhost:4010${path}`);

it('beyond so many at once others are told to come back, and health is answered all the same', async () => {
  const held: ((response: Response) => void)[] = [];
  const fetch = limitConcurrency(() => new Promise((resolve) => held.push(resolve)), 2);
  const [first, second] = [fetch(request()), fetch(request())];
  const third = await fetch(request());
  expect(third.status).toBe(503);
  expect(third.headers.get('retry-after')).toBe('1');
  expect(await third.json()).toEqual({ errors: 'Service Unavailable' });
  expect((await fetch(request('/nl?/healthz'))).status).toBe(503);
  const health = fetch(request('/healthz'));
  expect(held).toHaveLength(3);
  for (const response of held) response(new Response('served'));
  for (const response of [first, second, health])
    expect(await (await response).text()).toBe('served');
  void fetch(request());
  expect(held).toHaveLength(4);
});

it('what has failed makes room', async () => {
  const fetch = limitConcurrency(() => Promise.reject(new Error('broken')), 1);
  await expect(fetch(request())).rejects.toThrow('broken');
  await expect(fetch(request())).rejects.toThrow('broken');
});
