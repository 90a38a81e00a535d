import { expect, it } from 'vitest';
import { withReadablePath } from './readable-path.ts';

const pathOf = (path: string) =>
  new URL(withReadablePath(new Request(`http://lokke.test${path}`)).url).pathname;

it.each([
  ['/nl/%', '/nl/%25'],
  ['/nl/%ff%fe', '/nl/%25ff%25fe'],
  ['/nl/%c3%a9', '/nl/%c3%a9'],
  ['/nl/shop', '/nl/shop'],
])('%s is read as %s', (path, read) => {
  expect(pathOf(path)).toBe(read);
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
