import { expect, it } from 'vitest';
import { limitInFlight } from './limit-in-flight.ts';

const ask = (path = '/nl') => new Request(`http://localhost:4010${path}`);

it('beyond so many at once others are told to come back, and health is answered all the same', async () => {
  const held: ((response: Response) => void)[] = [];
  const fetch = limitInFlight(() => new Promise((resolve) => held.push(resolve)), 2);
  const [first, second] = [fetch(ask()), fetch(ask())];
  const third = await fetch(ask());
  expect(third.status).toBe(503);
  expect(third.headers.get('retry-after')).toBe('1');
  expect(await third.json()).toEqual({ errors: 'Service Unavailable' });
  const health = fetch(ask('/healthz'));
  expect(held).toHaveLength(3);
  for (const answer of held) answer(new Response('served'));
  for (const answer of [first, second, health]) expect(await (await answer).text()).toBe('served');
  void fetch(ask());
  expect(held).toHaveLength(4);
});

it('what has failed makes room', async () => {
  const fetch = limitInFlight(() => Promise.reject(new Error('broken')), 1);
  await expect(fetch(ask())).rejects.toThrow('broken');
  await expect(fetch(ask())).rejects.toThrow('broken');
});
