import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { methodGuard } from './method-guard.ts';

const app = new Hono().use(methodGuard).all('*', (c) => c.text('page'));
const FORM = 'application/x-www-form-urlencoded';

it.each([
  ['GET', null, 200],
  ['POST', FORM, 200],
  ['POST', `${FORM}; charset=utf-8`, 200],
  ['POST', 'application/json', 415],
  ['POST', 'multipart/form-data; boundary=a', 415],
  ['POST', null, 415],
  ['PUT', FORM, 405],
  ['DELETE', null, 405],
  ['OPTIONS', null, 405],
  ['PROPFIND', null, 405],
])('a page that is asked by %s with %s answers %i', async (method, type, status) => {
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  expect((await app.request('/nl', { method, headers })).status).toBe(status);
});

it('the form of a salon’s page takes a file, and no other does', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=a' };
  const statusOf = async (path: string) =>
    (await app.request(path, { method: 'POST', headers })).status;
  for (const path of ['page', 'page.data']) {
    expect(await statusOf(`/nl/account/professional/${path}`)).toBe(200);
  }
  for (const path of ['page/x', 'bank', 'pages']) {
    expect(await statusOf(`/nl/account/professional/${path}`)).toBe(415);
  }
});
