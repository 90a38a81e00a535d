import { expect, test } from 'vitest';
import { createFirestoreClient, type FirestoreOptions } from './client.ts';

const document = (fields: object) => ({ document: { name: 'n', fields } });
const GHENT = document({
  salonNo: { integerValue: '20001' },
  salonName: { stringValue: ' Haarhuis ' },
  country: { stringValue: 'BE' },
  position: { geoPointValue: { latitude: 51.05, longitude: 3.72 } },
});

type Reply = Response | Error;

/** Returns the responses in turn, and the last one from then on. */
function clientWithResponses(
  answers: Reply | readonly [Reply, ...Reply[]],
  options: Partial<FirestoreOptions> = {},
) {
  const replies = Array.isArray(answers) ? answers : [answers];
  const requests: Request[] = [];
  const waits: number[] = [];
  const client = createFirestoreClient({
    baseUrl: 'https://firestore.example',
    projectId: 'demo-lokke',
    accessToken: async () => 'secret',
    timeoutInMs: 5_000,
    random: () => 0.5,
    wait: async (delayInMs) => {
      waits.push(delayInMs);
    },
    fetch: async (input, init) => {
      const answer: Reply = replies[requests.length] ?? replies.at(-1);
      requests.push(new Request(input, init));
      if (answer instanceof Error) throw answer;
      return answer.clone();
    },
    ...options,
  });
  return { client, requests, waits };
}

test('asks for the salons of one country, with the token', async () => {
  const { client, requests } = clientWithResponses(Response.json([{ readTime: 'now' }]));
  expect(await client.salonsIn('BE')).toEqual({ ok: true, value: [] });
  expect(requests[0]?.url).toBe(
    'https://firestore.example/v1/projects/demo-lokke/databases/(default)/documents:runQuery',
  );
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(await requests[0]?.json()).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'salons' }],
      where: {
        fieldFilter: { field: { fieldPath: 'country' }, op: 'EQUAL', value: { stringValue: 'BE' } },
      },
    },
  });
});

test('reads a salon, fills in what may be missing and leaves out what is none', async () => {
  const broken = document({ salonName: { stringValue: 'No number' } });
  const { client } = clientWithResponses(Response.json([GHENT, broken, 7, { readTime: 'now' }]));
  expect(await client.salonsIn('BE')).toEqual({
    ok: true,
    value: [
      {
        salonNo: '20001',
        salonName: 'Haarhuis',
        salonEmail: null,
        parentEmail: null,
        country: 'BE',
        city: '',
        street: null,
        postcode: null,
        phone: null,
        market: null,
        salonLoyalty: false,
        client100: false,
        details: { openingHours: {}, services: [], bookingUrl: null },
        position: { latitude: 51.05, longitude: 3.72 },
      },
    ],
  });
});

const http = (
  status: number,
  message: string,
  code = '',
  retryAfterInMs: number | null = null,
) => ({ kind: 'http', status, code, message, retryAfterInMs });
const DENIED = { error: { code: 403, message: 'No', status: 'PERMISSION_DENIED' } };

test.each([
  [Response.json(DENIED, { status: 403 }), http(403, 'No', 'PERMISSION_DENIED')],
  [new Response('<html>', { status: 502 }), http(502, 'No reason given')],
  [new Response('<html>'), { kind: 'unreadable', message: 'The response is no list' }],
  [new TypeError('fetch failed'), { kind: 'network', message: 'fetch failed' }],
])('a database that fails is a value, not an exception', async (answer, failure) => {
  const { client } = clientWithResponses(answer);
  expect(await client.salonsIn('BE')).toEqual({ ok: false, failure });
});

const refusal = (code: number, status: string, headers: Record<string, string> = {}) =>
  Response.json([{ error: { code, message: 'Later', status } }], { status: code, headers });
const none = () => Response.json([{ readTime: 'now' }]);

test('a query that broke on the way is tried again', async () => {
  const broken = refusal(500, 'INTERNAL');
  const { client, waits } = clientWithResponses([broken, broken, none()]);
  expect(await client.salonsIn('BE')).toEqual({ ok: true, value: [] });
  expect(waits).toEqual([100, 400]);
});

test('a refusal is read from the list that it comes in, and its wish to be left alone is heard', async () => {
  const busy = refusal(429, 'RESOURCE_EXHAUSTED', { 'retry-after': '3' });
  const { client, requests } = clientWithResponses(busy);
  const failure = http(429, 'Later', 'RESOURCE_EXHAUSTED', 3_000);
  expect(await client.salonsIn('BE')).toEqual({ ok: false, failure });
  expect(requests).toHaveLength(1);
});

test('without a token nothing is asked', async () => {
  const { client, requests } = clientWithResponses(none(), {
    accessToken: () => Promise.reject(new Error('no such file')),
  });
  expect(await client.salonsIn('BE')).toEqual({
    ok: false,
    failure: { kind: 'credentials', message: 'no such file' },
  });
  expect(requests).toHaveLength(0);
});

const NOTE = { collection: 'notes', id: 'a', fields: { text: 'first' } };

test.each([
  [
    'is written',
    { replaces: null },
    Response.json({ writeResults: [{}] }),
    { ok: true, value: true },
  ],
  [
    'that is there stays',
    { replaces: null },
    refusal(409, 'ALREADY_EXISTS'),
    { ok: true, value: false },
  ],
  [
    'that could not be replaced is a failure',
    {},
    refusal(409, 'ABORTED'),
    { ok: false, failure: http(409, 'Later', 'ABORTED') },
  ],
])('a document %s', async (_, condition, answer, expected) => {
  const { client, requests } = clientWithResponses(answer);
  expect(await client.write({ ...NOTE, ...condition })).toEqual(expected);
  expect(requests).toHaveLength(1);
  expect(await requests[0]?.json()).toEqual({
    writes: [
      {
        update: {
          name: 'projects/demo-lokke/databases/(default)/documents/notes/a',
          fields: { text: { stringValue: 'first' } },
        },
        ...('replaces' in condition && { currentDocument: { exists: false } }),
      },
    ],
  });
});

test('deletes a document by its name', async () => {
  const { client, requests } = clientWithResponses(Response.json({ writeResults: [{}] }));
  expect(await client.delete(NOTE)).toMatchObject({ ok: true });
  expect(await requests[0]?.json()).toEqual({
    writes: [{ delete: 'projects/demo-lokke/databases/(default)/documents/notes/a' }],
  });
});

test.each([
  ['FAILED_PRECONDITION', 400],
  ['ABORTED', 409],
  ['NOT_FOUND', 404],
])(
  'of documents written together none is where a version was replaced: %s',
  async (code, status) => {
    const { client, requests } = clientWithResponses(refusal(status, code));
    const replaced = { ...NOTE, replaces: '2026-11-20T12:00:00.000001Z' };
    expect(await client.write(replaced, { ...NOTE, id: 'b', replaces: null })).toEqual({
      ok: true,
      value: false,
    });
    expect(await requests[0]?.json()).toMatchObject({
      writes: [
        { currentDocument: { updateTime: '2026-11-20T12:00:00.000001Z' } },
        { currentDocument: { exists: false } },
      ],
    });
  },
);

test('reads documents with the versions that a write may replace', async () => {
  const found = { name: 'n', fields: { shop: { stringValue: 'nl' } }, updateTime: 'now' };
  const { client } = clientWithResponses(Response.json([{ document: found }]));
  expect(await client.versionsWhere('notes', 'shop', 'nl')).toEqual({
    ok: true,
    value: [{ fields: { shop: 'nl' }, version: 'now' }],
  });
});

test('reads the texts of the documents that hold a value', async () => {
  const { client } = clientWithResponses(
    Response.json([
      document({ shop: { stringValue: 'nl' }, count: { integerValue: '1' } }),
      { readTime: 'now' },
    ]),
  );
  expect(await client.documentsWhere('notes', 'shop', 'nl')).toEqual({
    ok: true,
    value: [{ shop: 'nl' }],
  });
});
