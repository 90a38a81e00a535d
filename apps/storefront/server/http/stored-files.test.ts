import { createServer } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listening } from '../../testing/listening.ts';
import { storedFiles } from './stored-files.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/old-1.js': 'old',
  '/assets/old-1.js.br': 'old, compressed',
  '/assets/plain-1.woff2': 'a font',
  '/assets/large-1.js': 'x'.repeat(5 * 1024 ** 2),
  '/secret.txt': 'secret',
};
let asked: string[] = [];
let held: (() => void)[] = [];
const store = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  if (path.includes('held-')) held.push(() => response.writeHead(404).end());
  else if (path.includes('moved-')) response.writeHead(302, { location: '/secret.txt' }).end();
  else response.writeHead(FILES[path] === undefined ? 404 : 200).end(FILES[path]);
});
const app = new Hono();
beforeAll(async () => {
  const { url } = await listening(store);
  app.get('/assets/*', storedFiles({ origin: url, fetch }));
});
beforeEach(() => {
  [asked, held] = [[], []];
});
afterAll(() => store.close());

const get = async (name: string, encoding = 'gzip, br') =>
  app.request(`/assets/${name}`, { headers: { 'accept-encoding': encoding } });

describe('files of other builds in a store', () => {
  it('are served compressed to whoever takes that, with a type of our own', async () => {
    const response = await get('old-1.js');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('old, compressed');
    expect(await (await get('old-1.js', 'identity')).text()).toBe('old');
  });

  it('are served as they are where the store has no compressed form', async () => {
    const response = await get('plain-1.woff2');
    expect([await response.text(), response.headers.get('content-encoding')]).toEqual([
      'a font',
      null,
    ]);
  });

  it.each(['none-1.js', 'large-1.js', 'moved-1.js'])('%s is left to the next', async (name) => {
    expect((await get(name)).status).toBe(404);
  });

  it.each(['..%2fsecret.txt', '.env', 'no-type', 'a/b.js', 'a-1.js%3fx'])(
    '%s is not asked for',
    async (name) => {
      expect((await get(name)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('are asked for sixteen at once, not more', async () => {
    const names = Array.from({ length: 17 }, (_, index) => `held-${index}.js`);
    const answers = names.map((name) => get(name, 'identity'));
    await expect.poll(() => held.length).toBe(16);
    expect((await answers[16])?.status).toBe(404);
    expect(asked).toHaveLength(16);
    for (const release of held) release();
    await Promise.all(answers);
  });
});
