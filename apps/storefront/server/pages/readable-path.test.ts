import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { withReadablePath } from './readable-path.ts';

const pathOf = (path: string, read = withReadablePath) =>
  new URL(read(new Request(`http://lokke.test${path}`)).url).pathname;

const PATHS = [
  ['/nl/%', '/nl/%25'],
  ['/nl/%ff%fe', '/nl/%25ff%25fe'],
  ['/nl/%c3%a9', '/nl/%c3%a9'],
  ['/nl/shop', '/nl/shop'],
] as const;

it.each(PATHS)('%s is read as %s', (path, read) => {
  expect(pathOf(path)).toBe(read);
});

it('paths are read so by the bundle, too, which leaves out what it takes for idle', async () => {
  const ssr = join(import.meta.dirname, 'readable-path.ts');
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr, write: false },
  });
  const source = 'output' in bundle ? bundle.output[0].code : '';
  // biome-ignore lint/plugin: the module is made by the test
  const built = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  for (const [path, read] of PATHS) expect(pathOf(path, built.withReadablePath)).toBe(read);
});

it('keeps method, headers and form', async () => {
  const request = new Request('http://lokke.test/%', {
    method: 'POST',
    headers: { cookie: 'a=b' },
    body: 'email=anna',
  });
  const read = withReadablePath(request);
  expect(read.method).toBe('POST');
  expect(read.headers.get('cookie')).toBe('a=b');
  expect(await read.text()).toBe('email=anna');
});
