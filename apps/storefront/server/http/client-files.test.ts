import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFiles } from './client-files.ts';

let root = '';
let app: Hono;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'client-files-'));
  for (const each of ['client/assets', 'client/.vite', 'kept/assets', 'kept/builds']) {
    mkdirSync(join(root, each), { recursive: true });
  }
  const files = {
    'client/assets/own-1.js': 'own',
    'client/assets/both-1.js': 'of this build',
    'client/.vite/manifest.json': '{}',
    'client/robots.svg': '<svg/>',
    'kept/assets/both-1.js': 'kept',
    'kept/assets/old-1.js': 'old',
    'kept/assets/old-1.js.br': 'old, compressed',
    'kept/builds/0123456789ab.json': '{}',
    'secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  app = clientFiles(join(root, 'client'), { folder: join(root, 'kept'), store: null }, [
    ['x-frame-options', 'DENY'],
  ]);
});
afterAll(() => rmSync(root, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://localhost${path}`, { headers }));

describe('the files of a build', () => {
  it.each([
    ['own-1.js', 'own'],
    ['both-1.js', 'of this build'],
    ['old-1.js', 'old'],
  ])('%s comes from the build first, then from the kept ones, for good', async (name, text) => {
    const response = await get(`/assets/${name}`);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('text/javascript');
  });

  it('have the headers of a file, and what can be opened as a page has those of a page', async () => {
    const headersOf = async (path: string) => Object.fromEntries((await get(path)).headers);
    const asset = await headersOf('/assets/own-1.js');
    expect(asset).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(asset).not.toHaveProperty('x-frame-options');
    expect(await headersOf('/robots.svg')).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  it('sends kept files precompressed', async () => {
    const response = await get('/assets/old-1.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe('old, compressed');
  });

  it('says that it has no such file, and that nobody may remember it', async () => {
    const response = await get('/assets/none-1.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.each([
    '/assets/../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets//../../secret.txt',
    '/assets/../builds/0123456789ab.json',
    '/assets/..%2fbuilds/0123456789ab.json',
    '/builds/0123456789ab.json',
    '/.vite/manifest.json',
    '/assets/',
  ])('gives nothing away at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('has no kept files where no folder is set', async () => {
    const alone = clientFiles(join(root, 'client'), { folder: null, store: null });
    expect((await alone.fetch(new Request('http://localhost/assets/old-1.js'))).status).toBe(404);
  });
});
