import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { holdBodies, MOST_OF_A_BODY } from './hold-bodies.ts';

const SMALL = String(64 * 1024);
const LARGE = String(MOST_OF_A_BODY);

/** Holds each body until it is let go. */
function open() {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(holdBodies(() => new Response(null, { status: 503 })));
  app.post('/', async () => {
    await end;
    return new Response(null, { status: 204 });
  });
  const send = async (length?: string) => {
    const headers = length === undefined ? {} : { 'content-length': length };
    return (await app.request('/', { method: 'POST', headers })).status;
  };
  return { send, letGo };
}

it.each([
  ['the longest', LARGE, 8],
  ['those that do not say how long they are', undefined, 8],
  ['those that say something else', '-1', 8],
  ['those that are too long', '999999999', 8],
  ['small ones', SMALL, 256],
])('holds %s up to a limit', async (_, length, most) => {
  const { send, letGo } = open();
  const sent = Array.from({ length: most + 1 }, () => send(length));
  letGo();
  const statuses = await Promise.all(sent);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(503);
  expect(await send(length)).toBe(204);
});

it('goes on taking small ones while it holds all the large ones that it may', async () => {
  const { send, letGo } = open();
  const sent = Array.from({ length: 9 }, () => send(LARGE));
  sent.push(send(SMALL), send(String(64 * 1024 + 1)));
  letGo();
  expect((await Promise.all(sent)).slice(-3)).toEqual([503, 204, 503]);
});
