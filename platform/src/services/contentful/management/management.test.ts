import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createPlatform, type Platform } from '../../../platform.ts';
import { contentfulArea } from '../contentful-area.ts';

const ENVIRONMENT = '/spaces/lokke/environments/master';
const PICTURE = 'https://images.ctfassets.net/lokke/pack/1/rain-range.webp';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform({
    dataFile: ':memory:',
    now: () => new Date('2026-11-24T12:00:00Z'),
    areas: [contentfulArea],
  });
});
afterEach(() => platform.close());

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function send(path: string, init: RequestInit = {}, token?: string): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token ?? platform.secrets.ownerToken}`);
  const response = await platform.fetch(
    new Request(`http://localhost:4010/contentful${path}`, { ...init, headers }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** As the Management API's client writes. */
function put(path: string, body: object | null, headers: Readonly<Record<string, string>> = {}) {
  const init = { method: 'PUT', headers, ...(body !== null && { body: JSON.stringify(body) }) };
  return send(`/management${ENVIRONMENT}/${path}`, init);
}

const seen = (version: number) => ({ 'x-contentful-version': String(version) });
const managed = (path: string) => send(`/management${ENVIRONMENT}/${path}`);
const delivered = (path: string) =>
  send(`${ENVIRONMENT}/${path}`, {}, platform.secrets.contentToken);
const previewed = (path: string) => send(`/preview${ENVIRONMENT}/${path}`);
const refused = (status: number, id: string) => ({
  status,
  body: expect.objectContaining({ sys: { type: 'Error', id } }),
});

async function openSpace() {
  for (const code of ['en', 'nl']) {
    const body = JSON.stringify({ code, name: code, fallbackCode: code === 'nl' ? 'en' : null });
    await send(`/management${ENVIRONMENT}/locales`, { method: 'POST', body });
  }
  const fields = [{ id: 'title', name: 'Title', type: 'Symbol', localized: true }];
  await put('content_types/page', { name: 'Page', fields });
  await put('content_types/page/published', null, seen(1));
}

const PAGE = { 'x-contentful-content-type': 'page' };
const titled = (en: string) => ({ fields: { title: { en } } });

describe('an entry', () => {
  beforeEach(openSpace);

  it('is seen by its editors alone until it is published', async () => {
    const created = await put('entries/home', titled('Hi'), PAGE);
    expect(created).toMatchObject({ status: 200, body: { sys: { version: 1, type: 'Entry' } } });
    expect((await delivered('entries/home')).status).toBe(404);
    expect(await previewed('entries/home')).toMatchObject({ body: { fields: { title: 'Hi' } } });
    expect(await put('entries/home/published', null, seen(1))).toMatchObject({
      body: { sys: { version: 2, publishedVersion: 1, publishedCounter: 1 } },
    });
    expect(await delivered('entries/home')).toMatchObject({ body: { fields: { title: 'Hi' } } });
  });

  it('stays as it was for readers while it is changed', async () => {
    await put('entries/home', titled('Hi'), PAGE);
    await put('entries/home/published', null, seen(1));
    expect(await put('entries/home', titled('Hello'), seen(2))).toMatchObject({
      body: { sys: { version: 3, publishedVersion: 1 } },
    });
    expect(await delivered('entries/home')).toMatchObject({ body: { fields: { title: 'Hi' } } });
    expect(await previewed('entries')).toMatchObject({
      body: { total: 1, items: [{ fields: { title: 'Hello' } }] },
    });
    await put('entries/home/published', null, seen(3));
    expect(await delivered('entries/home')).toMatchObject({
      body: { fields: { title: 'Hello' }, sys: { revision: 2 } },
    });
  });

  it('is not overwritten by whoever has not seen the last change', async () => {
    await put('entries/home', titled('Hi'), PAGE);
    const mismatch = refused(409, 'VersionMismatch');
    expect(await put('entries/home', titled('x'), PAGE)).toEqual(mismatch);
    expect(await put('entries/home', titled('x'), seen(2))).toEqual(mismatch);
    expect(await put('entries/home/published', null, seen(2))).toEqual(mismatch);
    expect(await managed('entries/home')).toMatchObject({ body: titled('Hi') });
  });

  it('needs a content type that there is', async () => {
    const unknown = refused(422, 'UnknownContentType');
    expect(await put('entries/home', titled('Hi'))).toEqual(unknown);
    const other = { 'x-contentful-content-type': 'other' };
    expect(await put('entries/home', titled('Hi'), other)).toEqual(unknown);
  });
});

it('the first locale of a space is its default', async () => {
  await openSpace();
  expect(await managed('locales')).toMatchObject({
    body: {
      total: 2,
      items: [
        { code: 'en', default: true },
        { code: 'nl', default: false },
      ],
    },
  });
});

it('a file that is processed has an address and, of what is known, a size', async () => {
  const file = { en: { contentType: 'image/webp', fileName: 'rain-range.webp', upload: PICTURE } };
  await put('assets/pack', { fields: { title: { en: 'Pack' }, file } });
  expect(await put('assets/pack/files/en/process', null, seen(1))).toEqual({
    status: 204,
    body: null,
  });
  expect(await put('assets/pack/files/nl/process', null)).toEqual(refused(422, 'ValidationFailed'));
  expect(await managed('assets/pack')).toMatchObject({
    body: {
      sys: { version: 2 },
      fields: {
        file: {
          en: {
            url: PICTURE.replace('https:', ''),
            details: { image: { width: 1200, height: 900 } },
          },
        },
      },
    },
  });
});

test.each([
  ['sys.id[in]=b,c,x', ['b', 'c']],
  ['limit=2', ['a', 'b']],
  ['skip=1&limit=1', ['b']],
  ['skip=3', []],
])('lists tags by %s', async (query, ids) => {
  for (const id of ['a', 'b', 'c']) await put(`tags/${id}`, { name: id });
  const items = ids.map((id) => ({ sys: expect.objectContaining({ id, type: 'Tag' }), name: id }));
  expect((await managed(`tags?${query}`)).body).toMatchObject({ items });
});

test.each([
  ['what is not served', 'GET', `${ENVIRONMENT}/tasks`, 404, 'NotFound'],
  ['another space', 'GET', '/spaces/other', 404, 'NotFound'],
  ['another environment', 'GET', '/spaces/lokke/environments/stage/entries', 404, 'NotFound'],
  ['a deletion', 'DELETE', `${ENVIRONMENT}/tags/a`, 404, 'NotFound'],
  ['publishing of nothing', 'PUT', `${ENVIRONMENT}/entries/x/published`, 404, 'NotFound'],
  ['a body that is missing', 'PUT', `${ENVIRONMENT}/tags/a`, 400, 'BadRequest'],
  ['a limit in words', 'GET', `${ENVIRONMENT}/tags?limit=all`, 400, 'BadRequest'],
])('refuses %s', async (_name, method, path, status, id) => {
  expect(await send(`/management${path}`, { method })).toEqual(refused(status, id));
});

it('is for the administrator alone', async () => {
  for (const path of ['/management/spaces/lokke', '/preview/spaces/lokke']) {
    expect((await send(path)).status).toBe(200);
    expect(await send(path, {}, platform.secrets.contentToken)).toEqual(
      refused(401, 'AccessTokenInvalid'),
    );
  }
});
