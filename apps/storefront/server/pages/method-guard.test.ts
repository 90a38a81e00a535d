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
  ['POST', null, 415],
  ['PUT', FORM, 405],
  ['DELETE', null, 405],
  ['OPTIONS', null, 405],
  ['PROPFIND', null, 405],
])('a page that is asked by %s with %s answers %i', async (method, type, status) => {
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  expect((await app.request('/nl', { method, headers })).status).toBe(status);
});
