import { expect, test } from 'vitest';
import { createSalonDocuments, type SalonDocumentsOptions } from './client.ts';

const document = (fields: object) => ({ document: { name: 'n', fields } });
const GHENT = document({
  salonNo: { integerValue: '20001' },
  salonName: { stringValue: ' Haarhuis ' },
  country: { stringValue: 'BE' },
  position: { geoPointValue: { latitude: 51.05, longitude: 3.72 } },
});

function clientAnswering(answer: Response | Error, options: Partial<SalonDocumentsOptions> = {}) {
  const requests: Request[] = [];
  const client = createSalonDocuments({
    baseUrl: 'https://firestore.example',
    projectId: 'demo-lokke',
    accessToken: async () => 'secret',
    timeoutInMs: 1_000,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  return { client, requests };
}

test('asks for the salons of one country, with the token', async () => {
  const { client, requests } = clientAnswering(Response.json([{ readTime: 'now' }]));
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
  const { client } = clientAnswering(Response.json([GHENT, broken, 7, { readTime: 'now' }]));
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
        position: { latitude: 51.05, longitude: 3.72 },
      },
    ],
  });
});

test.each([
  [
    Response.json(
      { error: { code: 403, message: 'No', status: 'PERMISSION_DENIED' } },
      { status: 403 },
    ),
    { kind: 'http', status: 403, message: 'No' },
  ],
  [
    new Response('<html>', { status: 502 }),
    { kind: 'http', status: 502, message: 'No reason given' },
  ],
  [new Response('<html>'), { kind: 'unreadable', message: 'The reply is no list' }],
  [new TypeError('fetch failed'), { kind: 'network', message: 'fetch failed' }],
])('a database that fails is a value, not an exception', async (answer, failure) => {
  const { client } = clientAnswering(answer);
  expect(await client.salonsIn('BE')).toEqual({ ok: false, failure });
});

test('a database that hangs is given up', async () => {
  const { client } = clientAnswering(new Error('unused'), {
    timeoutInMs: 5,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  expect(await client.salonsIn('BE')).toEqual({
    ok: false,
    failure: { kind: 'timeout', timeoutInMs: 5 },
  });
});

test.each([
  [{ baseUrl: 'firestore' }, 'Firestore address is not a URL: "firestore"'],
  [{ projectId: '' }, 'Firestore project id is empty'],
  [{ timeoutInMs: 0 }, 'Firestore timeout must be a positive number of ms: 0'],
])('a client is not made of %o', (options, message) => {
  expect(() => clientAnswering(new Error('unused'), options)).toThrow(message);
});
